import { expect, test, vi } from "vitest";
import * as fc from "fast-check";
import { PACK_FILES_MAX } from "./pack-limits.ts";
import { packEntries, type PackItem } from "./pack-entries.ts";

let last = 0;
const made = (details: Partial<PackItem>): PackItem => {
  last += 1;
  return {
    id: last,
    kind: "file",
    name: "Slab.pdf",
    ext: "pdf",
    size: 3,
    fileId: 1_000 + last,
    updateTime: 5,
    removedTime: 0,
    ...details,
  };
};
const folder = (name: string) => made({ kind: "folder", name, ext: "", size: 0, fileId: 0 });
const pathsOf = (...args: Parameters<typeof packEntries>) =>
  packEntries(...args).map(({ path }) => path);

test("what lies in folders lies in them in the pack, and empty folders are there", () => {
  const [outer, inner, empty] = [folder("Level 2"), folder("Mesh"), folder("Later")];
  const inside = new Map([
    [outer.id, [inner, empty, made({ name: "Cover.pdf" })]],
    [inner.id, [made({})]],
  ]);
  expect(pathsOf([outer, made({})], inside)).toEqual([
    "Level 2/Mesh/Slab.pdf",
    "Level 2/Later/",
    "Level 2/Cover.pdf",
    "Slab.pdf",
  ]);
});

test("what is called alike gets a number, whatever the case of its letters", () => {
  const chosen = [made({}), made({ name: "slab.PDF" }), made({})];
  expect(pathsOf(chosen, new Map())).toEqual(["Slab.pdf", "slab (2).PDF", "Slab (3).pdf"]);
});

test("a folder that lies within itself ends there", () => {
  const loop = folder("Loop");
  expect(pathsOf([loop], new Map([[loop.id, [loop, made({})]]]))).toEqual(["Loop/Slab.pdf"]);
});

test("no name leads out of the pack, and no two lie in one place", () => {
  const names = fc.array(fc.oneof(fc.string(), fc.constantFrom("..", "../a", "a/b", "C:\\x", ".")));
  fc.assert(
    fc.property(names, (all) => {
      const paths = pathsOf(
        all.map((name) => made({ name, ext: "" })),
        new Map(),
      );
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
      for (const path of paths) expect(path).not.toMatch(/[\\/]|^\.*$/);
    }),
  );
});

const ofMany = (nameOf: (at: number) => string) =>
  Array.from({ length: PACK_FILES_MAX }, (_, at) => made({ name: nameOf(at) }));
/** "slab", with letters in the case that the number says. */
const inCase = (at: number) =>
  Array.from("slabslabslab", (letter, bit) => ((at >> bit) & 1 ? letter.toUpperCase() : letter));

test.each([
  ["have names of their own", ofMany((at) => `Slab ${at}.pdf`)],
  ["are called the same", ofMany(() => "Slab.pdf")],
  ["are called the same but for the case", ofMany((at) => `${inCase(at).join("")}.pdf`)],
  ["have numbers already", ofMany((at) => `Slab (${2_000 - at}).pdf`)],
])("each of many that %s is looked at a few times, however many there are", (_case, chosen) => {
  const lowered = vi.spyOn(String.prototype, "toLowerCase");
  const paths = pathsOf(chosen, new Map());
  const looks = lowered.mock.calls.length;
  lowered.mockRestore();
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(PACK_FILES_MAX);
  expect(looks).toBeLessThan(20 * PACK_FILES_MAX);
});
