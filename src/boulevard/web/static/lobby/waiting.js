// Waiting to be paired: the page goes to the table by itself.

import { follow } from "./events.js";

follow(() => {}, () => location.assign("/lobby/wait"), true);
