import { ADMIN, FORMER, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { userScope } from "../scope.ts";
import { setDisabled } from "./set-disabled.ts";

test("a disabled person keeps the name and loses every device; restored, signs in anew", () => {
  const world = makeCompany();
  for (const [id, userId] of [
    [7, MEMBER],
    [8, MEMBER],
    [9, LEADER],
  ] as const) {
    const put = { id, userId, name: "Firefox · Linux", createTime: world.now };
    world.put([{ entity: "device", action: "add", put }]);
  }
  const before = world.row("user", MEMBER);
  world.does(ADMIN, "user.setDisabled", { id: MEMBER, disabled: true });
  expect(world.row("user", MEMBER)).toEqual({ ...before, disableTime: world.now });
  expect(world.all("device").map(({ id }) => id)).toEqual([9]);
  expect(setDisabled.enters?.({ id: MEMBER, disabled: true })).toBe(userScope(MEMBER));
  world.does(ADMIN, "user.setDisabled", { id: MEMBER, disabled: false });
  expect(world.row("user", MEMBER)).toEqual(before);
  expect(world.all("device")).toHaveLength(1);
});

test("only administrators disable, and none locks themself out", () => {
  const world = makeCompany();
  const args = { id: MEMBER, disabled: true };
  expect(world.refuses(LEADER, "user.setDisabled", args).reason).toBe("adminOnly");
  const own = world.refuses(ADMIN, "user.setDisabled", { id: ADMIN, disabled: true });
  expect(own.reason).toBe("user.disableSelf");
  const gone = world.refuses(ADMIN, "user.setDisabled", { id: FORMER, disabled: true });
  expect(gone.reason).toBe("userUnknown");
});

test("a disabled administrator administers nothing", () => {
  const world = makeCompany();
  world.does(ADMIN, "user.setRole", { id: LEADER, isAdmin: true });
  world.does(ADMIN, "user.setDisabled", { id: LEADER, disabled: true });
  const refusal = world.refuses(LEADER, "user.setDisabled", { id: ADMIN, disabled: true });
  expect(refusal.reason).toBe("adminOnly");
});

test("what is so already changes nothing, so that the first moment counts", () => {
  const world = makeCompany();
  world.does(ADMIN, "user.setDisabled", { id: MEMBER, disabled: true });
  const since = world.row("user", MEMBER).disableTime;
  world.does(ADMIN, "user.setDisabled", { id: MEMBER, disabled: true });
  expect(world.row("user", MEMBER).disableTime).toBe(since);
});
