import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { calls } from "#contract/registry.ts";
import { readHead } from "#server/tables/own/space.ts";
import { ticketOf } from "./make/socket-ticket.ts";
import { type EncryptingSite, openEncryptingSite } from "./encryption/encrypting-site.ts";

let site: EncryptingSite;

beforeAll(async () => {
  site = await openEncryptingSite();
});
afterAll(async () => site.server.close());

const DEPTHS = [40, 20_000];
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const nestedObjects = (depth: number) => '{"a":'.repeat(depth) + "1" + "}".repeat(depth);

async function post(path: string, payload: string) {
  const headers = { token: site.world.administrator.token, "content-type": "application/json" };
  const response = await site.server.inject({ method: "POST", url: path, headers, payload });
  return { status: response.statusCode, body: JSON.parse(response.body) as unknown };
}

const refused = {
  status: 400,
  body: { code: 400, msg: "Parameter error", reason: "parameterError" },
};

const takingJson = calls.filter(
  ({ method, path, bodies = ["json"] }) =>
    method === "POST" && bodies.includes("json") && !path.includes("{"),
);

test.each(takingJson.map(({ path }) => path))(
  "%s refuses a body that is nested too deep, and says no more",
  async (path) => {
    for (const depth of DEPTHS) {
      expect(await post(path, nested(depth)), `${depth}`).toEqual(refused);
      expect(await post(path, `{"name":${nestedObjects(depth)}}`), `${depth}`).toEqual(refused);
    }
  },
);

test("nothing is done of a push in which one entry is nested too deep", async () => {
  const before = await readHead(site.server.parts.database);
  const at = site.server.clock.now;
  const good = JSON.stringify({
    n: 1,
    call: callOf("plan.add").name,
    data: { name: "Pier 5" },
    at,
  });
  for (const depth of DEPTHS) {
    const bad = `{"n":2,"call":"${callOf("plan.add").name}","at":${at},"data":{"name":${nested(depth)}}}`;
    const body = `{"clientId":"client-of-depth","entries":[${good},${bad}]}`;
    expect(await post(syncPush.path, body), `${depth}`).toEqual(refused);
  }
  expect(await readHead(site.server.parts.database)).toBe(before);
});

test("an encrypted body that is nested too deep cannot be read either", async () => {
  const before = await readHead(site.server.parts.database);
  for (const depth of DEPTHS) {
    const { key, own, header } = await site.exchangeKeys();
    const about = JSON.stringify({ path: callOf("task.add").path, header });
    const encrypted = await own.seal(`${about.slice(0, -1)},"body":${nested(depth)}}`, key.key);
    expect(await site.post(callOf("task.add").path, header, { encrypted })).toMatchObject({
      code: 400,
      reason: "encryption.unreadable",
    });
  }
  expect(await readHead(site.server.parts.database)).toBe(before);
});

test("a frame that is nested too deep is passed over, and the line goes on", async () => {
  const address = (await site.server.listen()).replace("http", "ws");
  const ticket = await ticketOf(site.server, site.world.leader);
  const socket = new WebSocket(`${address}/ws?action=web&token=${ticket}&language=en`);
  await once(socket, "open");
  const pong = new Promise((resolve) => {
    socket.on("message", (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as { type: string };
      if (frame.type === "pong") resolve(frame);
    });
  });
  socket.send(`{"type":"path","path":"/","more":${nested(20_000)}}`);
  socket.send('{"type":"ping"}');
  expect(await pong).toMatchObject({ type: "pong" });
  socket.terminate();
});
