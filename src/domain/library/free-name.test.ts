import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FILE_NAME_MAX } from "../file/file-name.ts";
import { freeName, TakenNames } from "./free-name.ts";

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

/** One after the other, each looked for among all that are there. */
function oneByOne(wanted: readonly { name: string; ext: string }[]): string[] {
  const taken = new Set<string>();
  return wanted.map(({ name, ext }) => {
    const tail = ext === "" ? "" : name.slice(name.lastIndexOf("."));
    const head = name.slice(0, name.length - tail.length).replace(/ \(\d{1,4}\)$/, "");
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
      const end = ` (${number})${tail}`;
      const most = FILE_NAME_MAX - end.length;
      free = head.slice(0, most).replace(/[\uD800-\uDBFF]$/, "") + end;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}

test("many that come to one place get the names that they would get one by one", () => {
  const long = fc.constantFrom(111, 112, 113, 114, 115, 116).map((count) => "x".repeat(count));
  const head = fc.oneof(
    fc.constantFrom(
      "a",
      "A",
      "Σ",
      "ΑΣ",
      "ας",
      "İ",
      "i̇",
      "a (2)",
      "A (9)",
      "a (10)",
      "a (1000)",
      "",
    ),
    long,
    fc.tuple(long, fc.constantFrom("İi̇", "i̇İ", "😀", "İİİ")).map(([most, rest]) => most + rest),
  );
  const wanted = fc
    .tuple(head, fc.constantFrom("", "pdf", "PDF", "Σ"), fc.boolean())
    .map(([start, ext, isFile]) => ({
      name: ext === "" ? start : `${start}.${ext}`,
      ext: isFile ? ext : "",
    }));
  fc.assert(
    fc.property(fc.array(wanted, { maxLength: 60 }), (all) => {
      const names = new TakenNames();
      expect(all.map((each) => names.takeFree(each))).toEqual(oneByOne(all));
    }),
  );
});

test("past the numbers of one digit, of two and of three go those of more", () => {
  const wanted = Array.from({ length: 1_020 }, (_, at) => ({
    name: `${"x".repeat(111 + (at % 3))}.pdf`,
    ext: "pdf",
  }));
  const names = new TakenNames();
  expect(wanted.map((each) => names.takeFree(each))).toEqual(oneByOne(wanted));
});
