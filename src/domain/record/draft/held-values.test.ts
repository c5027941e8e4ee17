import { expect, test } from "vitest";
import type { JsonObject } from "../../form/json/json.ts";
import { filesIn, type HeldValues, takenOver, toTell, withTold } from "./held-values.ts";

const held = (values: JsonObject, agreed: JsonObject = {}, start: JsonObject = {}): HeldValues => ({
  values: { ...start, ...values },
  agreed,
  start,
});

test("what another device wrote stands where nobody wrote here", () => {
  const took = takenOver(held({}, {}, { day: 1 }), { part: "Pier 4", day: 2 });
  expect(took).toMatchObject({
    values: { part: "Pier 4", day: 2 },
    agreed: { part: "Pier 4", day: 2 },
  });
});

test("what only this device has stays, and is told as soon as nothing else stands there", () => {
  const mine = held({ part: "Pier 5" });
  const took = takenOver(mine, { part: "Pier 4", crew: 3 });
  expect(took.values).toEqual({ part: "Pier 5", crew: 3 });
  expect(toTell(took, { part: "Pier 4", crew: 3 })).toBeUndefined();
  expect(toTell(took, { crew: 3 })).toEqual({ values: { part: "Pier 5" }, was: {} });
});

test("what was sent elsewhere is empty here, and what was typed since stays", () => {
  const agreed = { part: "Pier 4", crew: 3 };
  const took = takenOver(held({ part: "Pier 4", crew: 9 }, agreed, { part: "" }), {});
  expect(took).toMatchObject({ values: { part: "", crew: 9 }, agreed: {} });
});

test("what the form says by itself is no news, and what was cleared is", () => {
  const start = { day: 1, part: "", note: "x" };
  expect(toTell(held({ note: null }, {}, start), {})).toEqual({ values: { note: null }, was: {} });
});

test("files stay on their device, in rows too", () => {
  const photos = [{ name: "a.jpg", fileId: 7 }];
  const rows = [{ id: "r", photos }];
  expect(filesIn(photos)).toEqual([7]);
  expect(filesIn(rows)).toEqual([7]);
  expect(toTell(held({ photos, rows }), {})).toBeUndefined();
});

test("two devices that tell each other what they have never lose a field that only one of them has", () => {
  const values = [undefined, null, "a", "b"] as const;
  const objects = values.flatMap((x) =>
    values.map((y) => ({ ...(x !== undefined && { x }), ...(y !== undefined && { y }) })),
  );
  for (const one of objects) {
    for (const other of objects) {
      const told = toTell(held(one), {});
      const shared = told ? withTold({}, told) : {};
      const took = takenOver(held(other), shared);
      for (const name of ["x", "y"] as const) {
        const typed = other[name] ?? null;
        if (typed !== null) expect(took.values[name]).toEqual(typed);
        else expect(took.values[name] ?? null).toEqual(one[name] ?? null);
      }
    }
  }
});
