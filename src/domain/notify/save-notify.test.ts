import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { userScope } from "../scope.ts";
import { saveNotify } from "./save-notify.ts";

test("quiet hours are kept for the person alone, and what is not named stays", () => {
  const world = makeCompany();
  world.does(LEADER, "notify.save", { quiet: true, timeZone: "Asia/Shanghai" });
  world.does(LEADER, "notify.save", { quietFrom: "21:30" });
  expect(world.row("notifySetting", LEADER)).toEqual({
    id: LEADER,
    quiet: true,
    quietFrom: "21:30",
    quietTo: "07:00",
    timeZone: "Asia/Shanghai",
    off: [],
    digest: "off",
    digestAt: "07:00",
  });
  expect(world.all("notifySetting")).toHaveLength(1);
  expect(saveNotify.lane({}, { userId: MEMBER })).toBe(userScope(MEMBER));
});

test.each([
  { quietFrom: "24:00" },
  { quietTo: "7" },
  { digestAt: "25:00" },
  { timeZone: "Mars/Olympus" },
])("%j is no time or place", (args) => {
  const refusal = makeCompany().refuses(LEADER, "notify.save", args);
  expect(refusal.reason).toBe("parameterError");
});

test("of two changes that wait the later counts", () => {
  expect(saveNotify.merge?.({ quiet: true, quietFrom: "19:00" }, { quietFrom: "20:00" })).toEqual({
    quiet: true,
    quietFrom: "20:00",
  });
});

test("what is turned off stays off until it is turned on, whatever else another device changes", () => {
  const world = makeCompany();
  world.does(LEADER, "notify.save", { turnOff: ["completed", "owner"] });
  world.does(LEADER, "notify.save", { quiet: true, turnOn: ["owner"], turnOff: ["group"] });
  expect(world.row("notifySetting", LEADER).off).toEqual(["completed", "group"]);
});

test("turns that wait add up to what they do one after the other", () => {
  expect(
    saveNotify.merge?.(
      { turnOff: ["completed", "owner"] },
      { turnOn: ["owner"], turnOff: ["group"] },
    ),
  ).toEqual({ turnOff: ["completed", "group"], turnOn: ["owner"] });
});
