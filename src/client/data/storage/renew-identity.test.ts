import { expect, test } from "vitest";
import { openLocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import type { Caller } from "../calls/http.ts";
import { renewIdentity } from "./renew-identity.ts";

const session = { userId: 7, isAdmin: true };

function server(...replies: Awaited<ReturnType<Caller>>[]): Caller {
  return (async () => replies.shift()) as unknown as Caller;
}

const number = (deviceNumber: number) => ({ ok: true as const, value: { deviceNumber } });
const offline = { kind: "network" as const, code: 0, reason: "networkException", msg: "" };

test("a browser that lost its database mints in a new range under a new name", async () => {
  const database = openLocalDatabase("renew-1");
  expect(await renewIdentity(database, server(number(31)), session, "client-new")).toBeUndefined();
  expect(await readMeta(database.meta, "identity")).toEqual({
    ...session,
    deviceNumber: 31,
    counter: 0,
    clientId: "client-new",
  });
});

test("without a network nothing is made up", async () => {
  const database = openLocalDatabase("renew-2");
  const line = server({ ok: false, failure: offline });
  expect(await renewIdentity(database, line, session, "client-new")).toEqual(offline);
  expect(await readMeta(database.meta, "identity")).toBeUndefined();
});

test("of two tabs that notice at once both go on as the same", async () => {
  const database = openLocalDatabase("renew-3");
  const line = server(number(31), number(32));
  await Promise.all(["one", "two"].map((name) => renewIdentity(database, line, session, name)));
  const identity = await readMeta(database.meta, "identity");
  expect(["one", "two"]).toContain(identity?.clientId);
  expect(identity?.deviceNumber).toBe(identity?.clientId === "one" ? 31 : 32);
});
