import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPublishedReleases } from "./published-releases.ts";

const page = (version: string) => `https://code.example.com/releases/${version}`;
const release = (version: string, more: object = {}) => ({
  tag_name: `v${version}`,
  html_url: page(version),
  ...more,
});

let host: Server;
let address: string;
let list: unknown;
let asked: number;
let time: number;

beforeEach(async () => {
  asked = 0;
  time = 0;
  host = createServer((_request, response) => {
    asked += 1;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(list));
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/releases`;
});
afterEach(() => void host.close());

const open = (at?: string) => openPublishedReleases(at, () => time);

test("the app is fetched from the page of its newest release", async () => {
  list = [release("0.9.0"), release("0.20.0"), release("0.19.1")];
  expect(await open(address).downloadAddress()).toBe(page("0.20.0"));
});

test("drafts, trials and what is too old are not offered", async () => {
  list = [release("0.22.0", { draft: true }), release("0.21.0", { prerelease: true })];
  expect(await open(address).downloadAddress()).toBeUndefined();
  list = [release("0.18.9"), { tag_name: "v1.0.0", html_url: "javascript:alert(1)" }, "nonsense"];
  expect(await open(address).downloadAddress()).toBeUndefined();
});

test("the list is read once in 600 seconds", async () => {
  list = [release("0.20.0")];
  const releases = open(address);
  await releases.downloadAddress();
  list = [release("0.21.0")];
  time = 599_999;
  expect(await releases.downloadAddress()).toBe(page("0.20.0"));
  expect(asked).toBe(1);
  time = 600_000;
  expect(await releases.downloadAddress()).toBe(page("0.21.0"));
  expect(asked).toBe(2);
});

test("what was known goes on where the list cannot be read", async () => {
  list = [release("0.20.0")];
  const releases = open(address);
  await releases.downloadAddress();
  list = { message: "rate limit exceeded" };
  time = 600_000;
  expect(await releases.downloadAddress()).toBe(page("0.20.0"));
});

test("nobody is asked where the operator names no list", async () => {
  expect(await open().downloadAddress()).toBeUndefined();
  expect(asked).toBe(0);
});
