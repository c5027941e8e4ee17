import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { parameterError } from "../refusal.ts";
import { userScope } from "../scope.ts";
import { removeDevice } from "./remove-device.ts";

function signIn(userId: number, id: number) {
  const world = makeCompany();
  const put = { id, userId, name: "Chrome · Windows", createTime: world.now };
  world.put([{ entity: "device", action: "add", put }]);
  return world;
}

test("I sign a browser of mine out for good", () => {
  const world = signIn(MEMBER, 7);
  world.does(MEMBER, "device.remove", { id: 7 });
  expect(world.find("device", 7)).toBeUndefined();
  expect(removeDevice.lane({ id: 7 }, { userId: MEMBER })).toBe(userScope(MEMBER));
});

test("nobody signs out somebody else's browser, nor one that is gone", () => {
  const world = signIn(MEMBER, 7);
  expect(world.refuses(LEADER, "device.remove", { id: 7 })).toEqual(parameterError());
  expect(world.refuses(MEMBER, "device.remove", { id: 8 })).toEqual(parameterError());
  expect(world.find("device", 7)).toBeDefined();
});
