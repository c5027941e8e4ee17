import { describe, expect, it } from "vitest";
import { qrPath } from "./qr-path.ts";

const address =
  "otpauth://totp/Plumbline:dana%40site.example?secret=JBSWY3DPEHPK3PXP&issuer=Plumbline";

/** Draws the path: which modules are dark. */
function draw({ path, size }: ReturnType<typeof qrPath>): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return modules;
}

/** The squares in three corners by which readers find a code. */
const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

function partAt(modules: boolean[][], left: number, top: number): string[] {
  return modules.slice(top, top + 7).map((row) =>
    row
      .slice(left, left + 7)
      .map((dark) => (dark ? "#" : "."))
      .join(""),
  );
}

describe("the picture of a QR code", () => {
  it("has the three squares by which readers find it, behind a quiet zone", () => {
    const picture = qrPath(address);
    const modules = draw(picture);
    const far = picture.size - 4 - 7;
    expect(partAt(modules, 4, 4)).toEqual(finder);
    expect(partAt(modules, far, 4)).toEqual(finder);
    expect(partAt(modules, 4, far)).toEqual(finder);
    const quiet = modules.flatMap((row, y) =>
      row.filter((_, x) => Math.min(x, y, picture.size - 1 - x, picture.size - 1 - y) < 4),
    );
    expect(quiet.every((dark) => !dark)).toBe(true);
  });

  it("draws each dark module once, in a size of the standard", () => {
    const { path, size } = qrPath(address);
    expect((size - 8 - 17) % 4).toBe(0);
    const pieces = [...path.matchAll(/h(\d+)v1/g)];
    const drawn = pieces.reduce((sum, [, width]) => sum + Number(width), 0);
    expect(drawn).toBe(draw({ path, size }).flat().filter(Boolean).length);
  });

  it("differs with the text", () => {
    expect(qrPath("one").path).not.toBe(qrPath("two").path);
  });
});
