import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FILE_NAME_MAX } from "../file/file-name.ts";
import { freeName } from "./free-name.ts";

const others = (...names: string[]) => names.map((name) => ({ name, removedTime: 0 }));

test.each([
  ["Slab.jpg", "jpg", others("slab.jpg"), "Slab (2).jpg"],
  ["Slab (2).jpg", "jpg", others("Slab.jpg", "Slab (2).jpg"), "Slab (3).jpg"],
  ["Papers", "", others("papers"), "Papers (2)"],
  ["Slab.jpg", "jpg", [{ name: "Slab.jpg", removedTime: 1 }], "Slab.jpg"],
  ["No. 4", "", others("No. 4"), "No. 4 (2)"],
])("%s becomes a name that is free", (name, ext, taken, free) => {
  expect(freeName({ name, ext }, taken)).toBe(free);
});

test("whatever is taken, a name is found that fits and is not", () => {
  const name = fc.constantFrom("a.pdf", "A.PDF", "a (2).pdf", `${"x".repeat(116)}.pdf`);
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 30 }), (wanted, before) => {
      const taken: string[] = [];
      for (const each of before) taken.push(freeName({ name: each, ext: "pdf" }, others(...taken)));
      const free = freeName({ name: wanted, ext: "pdf" }, others(...taken));
      expect(free.length).toBeLessThanOrEqual(FILE_NAME_MAX);
      expect(taken.map((each) => each.toLowerCase())).not.toContain(free.toLowerCase());
      expect(new Set(taken.map((each) => each.toLowerCase())).size).toBe(taken.length);
    }),
  );
});
