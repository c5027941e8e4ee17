import { expect, test } from "vitest";
import { editBaseline } from "./edit-baseline.ts";

test("of two names of one baseline that wait the later one stays, those of two stay apart", () => {
  const merged = editBaseline.merge?.({ id: 1, name: "Tender" }, { id: 1, name: "Contract" });
  expect(merged).toEqual({ id: 1, name: "Contract" });
  expect(editBaseline.merge?.({ id: 1, name: "A" }, { id: 2, name: "B" })).toBeUndefined();
});
