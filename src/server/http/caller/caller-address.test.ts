import { Socket } from "node:net";
import { expect, test } from "vitest";
import { callerAddress } from "./caller-address.ts";

test("whoever has hung up while they were served has no address, and fails nothing", () => {
  expect(callerAddress({ ip: undefined, socket: new Socket() })).toBe("");
  expect(callerAddress({ ip: "[2001:db8::1]:4711", socket: new Socket() })).toBe("2001:db8::1");
});
