import { expect, test } from "vitest";
import type { Json } from "../../form/json/json.ts";
import { filledAddress, originOf, readAddress } from "./request-address.ts";

const filled = (url: string, values: Readonly<Record<string, Json>>) => {
  const address = readAddress(url);
  if (!address) throw new Error("This is no address");
  return filledAddress(address, new Map(Object.entries(values)));
};

test("an address says where it leads, and which parameters stand in it", () => {
  const address = readAddress("HTTPS://API.example.com/v1/{sort}?q={words}&again={sort}");
  expect(address).toMatchObject({ host: "api.example.com", places: ["sort", "words"] });
  expect(address && originOf(address)).toBe("https://api.example.com:443");
  expect(readAddress("http://10.0.0.5:8080?x=1")).toMatchObject({ port: 8080, rest: "?x=1" });
});

test.each([
  "",
  "api.example.com/v1",
  "ftp://api.example.com/",
  "javascript:alert(1)",
  "https://user:password@api.example.com/",
  "https://{host}/",
  "https://api.example.com:{port}/",
  "https://api.example.com{path}",
  "https://api.example.com/{a b}",
  "https://api.example.com/{",
  "https://api.example.com/{{a}}",
  "https://api.example.com/#part",
  "https://api.example.com/a b",
  "https://api.example.com\\@evil.example.com/",
  "https://api.example.com/a/../b",
  "https://api.example.com/%2e%2E/b",
  "https://api.example.com/a%2f..%2fb",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://127.1/",
  "https://api.example.com:99999/",
  "https://api.example.com\n.evil.example.com/",
])("%s is no address", (url) => {
  expect(readAddress(url)).toBeUndefined();
});

test.each<[string, Json, string]>([
  ["words", "tower crane", "https://api.example.com:443/a/tower%20crane?q=tower%20crane"],
  [
    "signs",
    "a/b?c&d=e#f",
    "https://api.example.com:443/a/a%2Fb%3Fc%26d%3De%23f?q=a%2Fb%3Fc%26d%3De%23f",
  ],
  ["a number", 7, "https://api.example.com:443/a/7?q=7"],
  ["several", ["a", 2], "https://api.example.com:443/a/a%2C2?q=a%2C2"],
  ["nothing", null, "https://api.example.com:443/a/?q="],
  ["half a character", "\ud800", "https://api.example.com:443/a/%EF%BF%BD?q=%EF%BF%BD"],
  ["another place", "{other}", "https://api.example.com:443/a/%7Bother%7D?q=%7Bother%7D"],
])("%s stand in their places, encoded", (_what, value, wanted) => {
  const address = filled("https://api.example.com/a/{x}?q={x}", { x: value, other: "secret" });
  expect(address).toBe(wanted);
  expect(new URL(wanted).pathname.startsWith("/a/")).toBe(true);
});

test("no value leads to a place above, also not together with what stands beside it", () => {
  const deep = encodeURIComponent(encodeURIComponent("../users"));
  for (const value of [
    ".",
    "..",
    "../users",
    "x/../../users",
    "..\\users",
    "..;/users",
    "..;v=1",
    "..?x",
    "%2e%2e",
    "..%2fusers",
    "%252e%252e%252fusers",
    deep,
    "users\0",
    "\ud800/../users",
    "%ff/../users",
  ])
    expect(filled("https://api.example.com/a/{x}/b", { x: value })).toBeUndefined();
  for (const value of ["A/7", "...", "..x", "1;2", "100%", "%2", "a.b"])
    expect(filled("https://api.example.com/a/{x}/b", { x: value })).toBeDefined();
  expect(filled("https://api.example.com/a/{x}{x}/b", { x: "." })).toBeUndefined();
  expect(filled("https://api.example.com/a?x={x}", { x: ".." })).toBe(
    "https://api.example.com:443/a?x=..",
  );
});

test("an address does not become too long", () => {
  expect(filled("https://api.example.com/{x}", { x: "x".repeat(9_000) })).toBeUndefined();
});
