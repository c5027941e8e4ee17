import type * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { entityNames } from "./entity-names.ts";
import { entityOf } from "./entities.ts";

const windowedNames = entityNames.filter((name) => entityOf(name).windowed);

function typeOf(name: string, field: string): string | undefined {
  const found = entityNames.find((each) => each === name);
  const shape = found && (entityOf(found).shape as unknown as z.ZodMiniObject).shape;
  return shape?.[field]?._zod.def.type;
}

test("messages come as windows", () => {
  expect(windowedNames).toContain("message");
});

describe.each(windowedNames)("%s", (name) => {
  const { windowed, parent } = entityOf(name);

  test("is numbered within its parent, which says how far the numbers go and since when", () => {
    expect(typeOf(name, windowed?.by ?? "")).toBe("number");
    expect(typeOf(parent?.entity ?? "", windowed?.last ?? "")).toBe("number");
    expect(typeOf(parent?.entity ?? "", windowed?.lastTime ?? "")).toBe("number");
  });

  test("and its parent have numbers for keys, by which pages of windows go on", () => {
    expect(typeOf(name, "id")).toBe("number");
    expect(typeOf(parent?.entity ?? "", "id")).toBe("number");
  });

  test("is listed by no rule: a browser has only some of its rows, and would decide otherwise", () => {
    expect(entityOf(name).lists).toEqual([]);
  });

  test("comes after its parent, by which it is told how far its rows were known", () => {
    const place = (each: string) => entityNames.findIndex((known) => known === each);
    expect(place(name)).toBeGreaterThan(place(parent?.entity ?? ""));
  });
});
