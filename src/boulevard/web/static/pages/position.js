// The page of a position: its link can be copied.

import { byId } from "../common/elements.js";
import { attend } from "../boards/dress.js";

attend(byId("main"));
