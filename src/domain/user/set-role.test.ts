import { ADMIN, FORMER, LEADER, makeCompany, MEMBER, NOBODY } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { companyScope } from "../scope.ts";
import { setRole } from "./set-role.ts";

test("an administrator makes a member one, and the other way round", () => {
  const world = makeCompany();
  world.does(ADMIN, "user.setRole", { id: LEADER, isAdmin: true });
  expect(world.row("user", LEADER).isAdmin).toBe(true);
  world.does(LEADER, "user.setRole", { id: ADMIN, isAdmin: false });
  expect(world.row("user", ADMIN).isAdmin).toBe(false);
  expect(setRole.lane({ id: LEADER, isAdmin: true }, { userId: ADMIN })).toBe(companyScope);
});

test("nobody else may, and who was one and is none any longer may not either", () => {
  const world = makeCompany();
  const args = { id: MEMBER, isAdmin: true };
  expect(world.refuses(LEADER, "user.setRole", args).reason).toBe("adminOnly");
  world.does(ADMIN, "user.setRole", { id: LEADER, isAdmin: true });
  world.does(LEADER, "user.setRole", { id: ADMIN, isAdmin: false });
  expect(world.refuses(ADMIN, "user.setRole", args).reason).toBe("adminOnly");
});

test("the last administrator stays one; a disabled one does not count", () => {
  const world = makeCompany();
  const own = { id: ADMIN, isAdmin: false };
  expect(world.refuses(ADMIN, "user.setRole", own).reason).toBe("user.lastAdministrator");
  world.does(ADMIN, "user.setRole", { id: LEADER, isAdmin: true });
  world.does(ADMIN, "user.setDisabled", { id: LEADER, disabled: true });
  expect(world.refuses(ADMIN, "user.setRole", own).reason).toBe("user.lastAdministrator");
  world.does(ADMIN, "user.setDisabled", { id: LEADER, disabled: false });
  world.does(ADMIN, "user.setRole", own);
});

test("who has left gets no role, and what is so already changes nothing", () => {
  const world = makeCompany();
  for (const id of [FORMER, NOBODY]) {
    const refusal = world.refuses(ADMIN, "user.setRole", { id, isAdmin: true });
    expect(refusal.reason).toBe("userUnknown");
  }
  expect(world.does(ADMIN, "user.setRole", { id: ADMIN, isAdmin: true }).changes).toEqual([]);
});
