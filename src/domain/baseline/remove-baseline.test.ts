import { LEADER, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { parameterError } from "../refusal.ts";

test("a baseline that is gone is not deleted again", () => {
  const refusal = makeCompany().refuses(LEADER, "baseline.remove", { id: 4711 });
  expect(refusal).toEqual(parameterError("baseline.gone"));
});
