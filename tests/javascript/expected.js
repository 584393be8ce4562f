// What Python answers to the same questions (__main__.py).

import { readFileSync } from "node:fs";

export const expected = JSON.parse(readFileSync(process.env.EXPECTED ?? "", "utf-8"));
