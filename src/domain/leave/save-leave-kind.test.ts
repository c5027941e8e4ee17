import { expect, test } from "vitest";
import { countAnnual } from "#tests/make/leave.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { COMPANY_ID } from "../company/company-id.ts";

test("what was booked stays where a kind is counted no more, and a company counts so many kinds", () => {
  const world = makeCompany();
  countAnnual(world, "refuse", 5);
  world.does(ADMIN, "leave.saveKind", { key: "annual" });
  expect(world.row("leaveSetting", COMPANY_ID).kinds).toEqual([]);
  const kind = { name: "Some", over: "warn", halves: 2 } as const;
  for (let nth = 0; nth < 50; nth += 1)
    world.does(ADMIN, "leave.saveKind", { key: `kind-${nth}`, kind });
  expect(world.refuses(ADMIN, "leave.saveKind", { key: "more", kind }).reason).toBe(
    "leave.kindsMax",
  );
});
