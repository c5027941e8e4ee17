import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CallDefinition } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import { MUTATION_HEADER } from "#contract/headers.ts";
import { commandNames } from "#domain/commands.ts";
import { readHead } from "#server/tables/own/space.ts";
import { casesNamed } from "#tests/make/cases/all-cases.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { type Ear, openEar } from "./make/ear.ts";
import { mintedBy, type Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { setUpCompany } from "./make/site.ts";
import { openStandingSite, type StandingSite } from "./make/cases/standing-site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

async function openCompany(): Promise<void> {
  server = await openTestServer();
  await setUpCompany(server);
}

/** What somebody holds before a command, and the ear with which they hear of it. */
interface Witness {
  before: Replica;
  ear: Ear;
}

async function witnesses(
  world: CaseSite<Someone>,
): Promise<Map<"leader" | "member" | "outsider", Witness>> {
  const found = new Map<"leader" | "member" | "outsider", Witness>();
  for (const name of ["leader", "member", "outsider"] as const) {
    const before = await new Replica().pull(server, world[name]);
    found.set(name, { before, ear: await openEar(server, world[name]) });
  }
  return found;
}

/** The same arguments to look at, but not the same text. */
function forked(body: object): object {
  if (Array.isArray(body)) return [...(body as unknown[]), ...(body as unknown[])];
  const record = body as Record<string, unknown>;
  return "nickname" in record ? { nickname: "Another" } : { ...record, forked: true };
}

describe("of every command", () => {
  let standing: StandingSite;

  beforeAll(async () => {
    await openCompany();
    standing = await openStandingSite(server);
  });
  afterAll(async () => server.close());

  test.each(commandNames)(
    "%s is done once, and everybody ends up with the rows of the server",
    async (command) => {
      const call: CallDefinition = callOf(command);
      const { by, arguments: argumentsOf } = casesNamed(command);
      const site = await standing.whole();
      const seen = await witnesses(site);
      const { token } = site[by];
      const mutation = { [MUTATION_HEADER]: `client-${command.replace(".", "-")}:1` };

      const args = argumentsOf(site, site[by]) as object;
      const first = await server.call(call, args, token, mutation);
      expect(first).toMatchObject({ status: 200, code: 200 });
      expect(call.reply.safeParse(first.data).error).toBeUndefined();
      const head = await readHead(server.parts.database);

      const isSignedOut = command === "device.remove";
      const again = await server.call(call, args, token, mutation);
      const other = await server.call(call, forked(args), token, mutation);
      expect(isSignedOut ? again.code : again.data).toEqual(isSignedOut ? 401 : first.data);
      expect(other.code).toBe(isSignedOut ? 401 : 409);
      expect(await readHead(server.parts.database)).toBe(head);

      for (const [name, { before, ear }] of seen) {
        if (isSignedOut && name === by) continue;
        await ear.heard(head);
        const fresh = await new Replica().pull(server, site[name]);
        const byFrames = before.copy();
        for (const frame of ear.dataFrames()) byFrames.applyFrame(frame);
        const byPull = await before.copy().pull(server, site[name]);
        expect(byPull.content(), `${name} by pull`).toEqual(fresh.content());
        if (!ear.hasGap()) expect(byFrames.content(), `${name} by frames`).toEqual(fresh.content());
        ear.leave();
      }
    },
  );
});

describe("ids and mutations", () => {
  beforeAll(openCompany);
  afterAll(async () => server.close());

  test("an id from another browser's range is refused", async () => {
    const { leader, member } = await makeWorld(server);
    const body = { id: mintedBy(member, 1), name: "Not mine" };
    expect(await server.call(callOf("plan.add"), body, leader.token)).toMatchObject({
      reason: "idNotYours",
    });
  });

  test("an id of a row that exists cannot be born a second time", async () => {
    const world = await makeWorld(server);
    const id = mintedBy(world.leader, 1);
    await done(server, world.leader, callOf("task.add"), {
      id,
      planId: world.plan.id,
      name: "First",
    });
    const other = await makeWorld(server);
    const body = { id, planId: world.plan.id, name: "Second" };
    expect(await server.call(callOf("task.add"), body, world.leader.token)).toMatchObject({
      reason: "idTaken",
    });
    expect(await server.call(callOf("task.add"), body, other.leader.token)).toMatchObject({
      reason: "idNotYours",
    });
  });

  test("a mutation id of somebody else's gives nothing away", async () => {
    const { leader, member } = await makeWorld(server);
    const headers = { [MUTATION_HEADER]: "client-shared:1" };
    await server.call(callOf("plan.add"), { name: "Secret plan" }, leader.token, headers);
    const reply = await server.call(
      callOf("plan.add"),
      { name: "Secret plan" },
      member.token,
      headers,
    );
    expect(reply).toMatchObject({ code: 409, reason: "mutationForked" });
    expect(reply.data).toBeUndefined();
  });

  test("a refusal is remembered like a success", async () => {
    const { outsider, task } = await makeWorld(server);
    const headers = { [MUTATION_HEADER]: "client-refused:1" };
    const first = await server.call(
      callOf("task.edit"),
      { id: task.id, name: "Mine" },
      outsider.token,
      headers,
    );
    const again = await server.call(
      callOf("task.edit"),
      { id: task.id, name: "Mine" },
      outsider.token,
      headers,
    );
    expect(first).toMatchObject({ status: 200, code: -4002, reason: "taskGone" });
    expect(again).toMatchObject({ code: -4002, data: first.data });
  });

  test("the same mutation sent twice at the same moment is done once", async () => {
    const { leader, plan } = await makeWorld(server);
    const headers = { [MUTATION_HEADER]: "client-at-once:1" };
    const body = { planId: plan.id, name: "Only one" };
    const replies = await Promise.all(
      Array.from({ length: 8 }, async () =>
        server.call(callOf("task.add"), body, leader.token, headers),
      ),
    );
    expect(new Set(replies.map((reply) => reply.data.id)).size).toBe(1);
  });

  test("descriptions lose what could do harm on their way in", async () => {
    const { leader, plan } = await makeWorld(server);
    const content =
      '<p onclick="x()">Hi <a href="javascript:x()">there</a><script>x()</script></p>';
    const task = await done(server, leader, callOf("task.add"), {
      planId: plan.id,
      name: "Harmless",
      content,
    });
    const replica = await new Replica().pull(server, leader);
    const row = replica
      .of<{ id: number; content: string }>("taskContent")
      .find(({ id }) => id === task.id);
    expect(row?.content).toBe(
      '<p>Hi <a target="_blank" rel="noopener noreferrer nofollow">there</a></p>',
    );
  });

  test("ranks of many tasks added at once are all different and in the order of the log", async () => {
    const { leader, plan } = await makeWorld(server);
    const added = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        done(server, leader, callOf("task.add"), { planId: plan.id, name: `Task ${index}` }),
      ),
    );
    expect(new Set(added.map((task) => task.rank)).size).toBe(20);
  });
});
