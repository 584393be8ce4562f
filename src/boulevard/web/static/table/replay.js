// A game to watch again.

import { byId } from "../common/elements.js";
import { Walk } from "../boards/walk.js";

Walk.through(byId("table"));
