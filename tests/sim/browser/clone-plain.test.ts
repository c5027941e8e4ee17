import { describe, expect, it } from "vitest";
import { clonePlain } from "./clone-plain.ts";

describe("a plain copy", () => {
  const values = [
    undefined,
    null,
    0,
    "text",
    10n,
    [],
    [1, [2, { three: undefined }]],
    { deep: { list: [{ at: null }] } },
    new Date(5),
    new Map([["key", { value: 1 }]]),
    new Uint8Array([1, 2]),
    { within: new Date(5) },
  ];

  it.each(values)("is what structuredClone makes of %o", (value) => {
    expect(clonePlain(value)).toStrictEqual(structuredClone(value));
  });

  it("shares nothing with what it was made of", () => {
    const row = { list: [{ id: 1 }] };
    const copy = clonePlain(row) as typeof row;
    copy.list[0]!.id = 2;
    expect(row).toEqual({ list: [{ id: 1 }] });
  });

  it("is refused of what cannot be stored", () => {
    for (const value of [() => 1, { run: () => 1 }, [Symbol("it")]]) {
      expect(() => clonePlain(value)).toThrow(DOMException);
    }
  });
});
