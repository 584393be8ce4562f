// The page of a position: its link can be copied.

import { byId } from "../common/elements.js";
import { attend } from "../table/dress.js";

attend(byId("main"));
