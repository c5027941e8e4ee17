import { expect, test } from "vitest";
import { isListableAddress, isPrivateAddress, isOutwardAddress } from "./address.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "168.63.129.16",
  "172.31.255.255",
  "192.168.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "fd00::1",
  "fe80::1",
  "2002:7f00:1::",
  "no address",
])("%s is no place that a browser may send the server to", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111"])("%s is on the internet", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
])("%s is a push service", (endpoint) => {
  expect(isOutwardAddress(endpoint, false)).toBe(true);
});

test.each([
  "http://push.example.com/abc",
  "https://push.example.com:8443/abc",
  "https://user@push.example.com/abc",
  "https://127.0.0.1/abc",
  "https://2130706433/abc",
  "https://0x7f.1/abc",
  "https://[::1]/abc",
  "https://localhost/abc",
  "https://localhost./abc",
  "https://database.internal/abc",
  "https://postgres/abc",
  "file:///etc/passwd",
  "no address",
])("%s is none", (endpoint) => {
  expect(isOutwardAddress(endpoint, false)).toBe(false);
});

test("where the operator allows it, a push service may stand in their own network", () => {
  expect(isOutwardAddress("http://192.168.1.20:8080/abc", true)).toBe(true);
  expect(isOutwardAddress("ftp://192.168.1.20/abc", true)).toBe(false);
  expect(isOutwardAddress("http://user@192.168.1.20/abc", true)).toBe(false);
});

test("no company lists what hands out the keys of machines in clouds, but what is in its own network", () => {
  const keys = ["169.254.169.254", "100.100.100.200", "168.63.129.16", "192.0.0.192"];
  for (const address of [...keys, "fd00:ec2::254", "fd20:ce::254", "fe80::1", "0.0.0.0"])
    expect(isListableAddress(address)).toBe(false);
  for (const address of [
    "10.0.0.5",
    "192.168.1.20",
    "100.64.0.1",
    "127.0.0.1",
    "fd00::1",
    "8.8.8.8",
  ])
    expect(isListableAddress(address)).toBe(true);
});
