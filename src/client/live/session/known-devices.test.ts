import { beforeEach, expect, test, vi } from "vitest";
import { KNOWN_DEVICES_MAX } from "#domain/limits.ts";
import { keepKnownDevice, readKnownDevices } from "./known-devices.ts";
import { forgetDevices, forgetSession, readSession, saveSession } from "./session.ts";

const session = {
  token: "of-omar",
  spaceId: "pier",
  userId: 7,
  nickname: "Omar",
  isAdmin: false,
  identity: [],
  deviceNumber: 12,
  knownDevice: "secret-of-omar",
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("what the browser is known by outlives the session, and says nothing of whose it was", () => {
  expect(readKnownDevices()).toEqual([]);
  saveSession(session);
  expect(readSession()).not.toHaveProperty("knownDevice");
  forgetSession();
  forgetDevices(session.userId);
  expect(readKnownDevices()).toEqual(["secret-of-omar"]);
});

test("several accounts of one browser are kept, the newest last and none twice", () => {
  for (const secret of ["a", "b", "a", undefined]) keepKnownDevice(secret);
  expect(readKnownDevices()).toEqual(["b", "a"]);
  for (let count = 0; count < KNOWN_DEVICES_MAX; count += 1) keepKnownDevice(`c${count}`);
  expect(readKnownDevices()).toHaveLength(KNOWN_DEVICES_MAX);
  expect(readKnownDevices()).not.toContain("a");
});
