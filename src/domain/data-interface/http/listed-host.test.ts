import { expect, test } from "vitest";
import { listedFor, readListedHost, writeListedHost } from "./listed-host.ts";

test.each([
  ["api.example.com", "api.example.com"],
  ["https://API.example.com:443/", "api.example.com"],
  ["api.example.com:8443", "api.example.com:8443"],
  ["http://10.0.0.5:8080", "http://10.0.0.5:8080"],
  ["10.0.0.5", "10.0.0.5"],
  ["[fd00::1]:8443", "[fd00::1]:8443"],
  ["erp.example.com = 10.0.0.5", "erp.example.com=10.0.0.5"],
  ["http://erp:8080=fd00::1", "http://erp:8080=fd00::1"],
])("%s is allowed as %s", (text, written) => {
  const host = readListedHost(text);
  expect(host && writeListedHost(host)).toBe(written);
  expect(readListedHost(written)).toEqual(host);
});

test.each([
  "",
  "http://api.example.com",
  "ftp://api.example.com",
  "api.example.com/path",
  "api.example.com:0",
  "api.example.com:70000",
  "user@api.example.com",
  "*.example.com",
  "api..example.com",
  "-api.example.com",
  "2130706433",
  "0x7f.1",
  "127.1",
  "010.0.0.5",
  "10.0.0.256",
  "api.example.com=",
  "api.example.com=other.example.com",
  "api.example.com=10.0.0.5=10.0.0.6",
  "10.0.0.5=10.0.0.6",
  "api.example.com?x",
  "api example.com",
])("%s is no host", (text) => {
  expect(readListedHost(text)).toBeUndefined();
});

test("a place is listed with its way and its port, and with no other", () => {
  const hosts = ["api.example.com", "http://10.0.0.5:8080"].flatMap(
    (text) => readListedHost(text) ?? [],
  );
  const found = (scheme: "http" | "https", host: string, port: number) =>
    listedFor(hosts, { scheme, host, port })?.host;
  expect(found("https", "api.example.com", 443)).toBe("api.example.com");
  expect(found("http", "10.0.0.5", 8080)).toBe("10.0.0.5");
  expect(found("http", "api.example.com", 443)).toBeUndefined();
  expect(found("https", "api.example.com", 8443)).toBeUndefined();
  expect(found("https", "evil.example.com", 443)).toBeUndefined();
  expect(found("https", "10.0.0.5", 8080)).toBeUndefined();
});
