import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = import.meta.dirname;

test("lists place their rows by the height that the theme gives them", () => {
  const styles = readFileSync(join(folder, "../theme/sizes.css"), "utf8");
  const code = readFileSync(join(folder, "use-density.ts"), "utf8");
  const [, ...told] = /comfortable: (\d+), compact: (\d+)/.exec(code) ?? [];
  const drawn = [...styles.matchAll(/--plumbline-row: (\d+)px/g)].map(([, height]) => height);
  expect(told).toHaveLength(2);
  expect(drawn).toEqual(told);
});
