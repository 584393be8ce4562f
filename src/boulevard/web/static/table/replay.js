// A game to watch again.

import { byId } from "../common/elements.js";
import { Walk } from "./walk.js";

Walk.through(byId("table"));
