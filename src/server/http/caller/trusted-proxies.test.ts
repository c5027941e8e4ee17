import { expect, test } from "vitest";
import { plainAddress, readTrustedProxies } from "./trusted-proxies.ts";

test.each([undefined, "", "0", "off", "no", "False"])("%j trusts nobody", (text) => {
  const trusts = readTrustedProxies(text);
  expect(trusts("127.0.0.1", 0)).toBe(false);
  expect(trusts("10.0.0.1", 1)).toBe(false);
});

test("a number is how many proxies stand in front; what stands before them is the caller's", () => {
  const one = readTrustedProxies("1");
  expect([one("10.0.0.9", 0), one("10.0.0.9", 1)]).toEqual([true, false]);
  const two = readTrustedProxies(" 2 ");
  expect([two("::1", 0), two("::1", 1), two("::1", 2)]).toEqual([true, true, false]);
  const yes = readTrustedProxies("yes");
  expect([yes("10.0.0.9", 0), yes("10.0.0.9", 1)]).toEqual([true, false]);
});

test("networks are trusted wherever they stand, and nobody else", () => {
  const trusts = readTrustedProxies("loopback, 10.20.0.0/16,2001:db8::/32, 192.0.2.7");
  for (const address of [
    "127.0.0.1",
    "127.9.9.9",
    "::1",
    "10.20.255.1",
    "2001:db8::5",
    "192.0.2.7",
  ])
    expect(trusts(address, 3), address).toBe(true);
  for (const address of ["10.21.0.1", "2001:db9::5", "192.0.2.8", "::2", "unknown", ""])
    expect(trusts(address, 0), address).toBe(false);
});

test("an IPv4 address is the same one however a socket writes it", () => {
  const trusts = readTrustedProxies("uniquelocal");
  expect(trusts("::ffff:192.168.1.4", 0)).toBe(true);
  expect(trusts("::ffff:192.0.2.4", 0)).toBe(false);
  expect(trusts("fd00::1%eth0", 0)).toBe(true);
});

test.each([
  "11",
  "-1",
  "1.5",
  "proxy.example.com",
  "10.0.0.0/33",
  "10.0.0.0/0",
  "::/0",
  "10.0.0.1,,",
  "10.0.0.0/8/8x",
])("%j is said at the start to be none", (text) => {
  expect(() => readTrustedProxies(text)).toThrow(/^TRUST_PROXY has to be/);
});

test("ports, brackets and zones are no part of an address", () => {
  expect(plainAddress("192.0.2.1:4711")).toBe("192.0.2.1");
  expect(plainAddress("[2001:db8::1]:4711")).toBe("2001:db8::1");
  expect(plainAddress("[2001:db8::1]")).toBe("2001:db8::1");
  expect(plainAddress("fe80::1%eth0")).toBe("fe80::1");
  expect(plainAddress("unknown")).toBeUndefined();
});
