import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { getLogo, setUp } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

test("anybody sees the company's picture, and the log tells that it is another, not what it shows", async () => {
  const email = "ada@example.com";
  const company = { company: "Harbour Bridge Builders", language: "en", sample: false };
  const person = { name: "Ada Stone", email, password: "a good password" };
  const { data } = await server.call(setUp, { ...company, ...person });
  const administrator = { ...data, email, deviceId: data.deviceNumber };
  const asked = async () => (await server.call(getLogo, {})).data;
  const noted = async () =>
    (await done(server, administrator, listAudit, { size: 1, kind: "setting" })).records[0]?.detail;
  expect(await asked()).toEqual({ logo: "" });
  const logo = "data:image/jpeg;base64,/9j/4AAEAAD/wAARCACAAIADASIA";
  await done(server, administrator, callOf("setting.save"), { logo });
  expect(await asked()).toEqual({ logo });
  expect(await noted()).toEqual({ logo: true });
  await done(server, administrator, callOf("setting.save"), { logo: "" });
  expect(await asked()).toEqual({ logo: "" });
  expect(await noted()).toEqual({ logo: false });
});
