import { expect, test } from "vitest";
import { bugs } from "../sim/plant/bugs.ts";
import { readText } from "./rooms.ts";

test.each(Object.entries(bugs))(
  "the code that the simulator breaks still stands where it looks for it (%s)",
  (_planted, grafts) => {
    for (const { file, find } of grafts) {
      expect(readText(file), file).toContain(find);
    }
  },
);
