import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SUCCESS } from "#contract/envelope.ts";
import { calls } from "#contract/registry.ts";
import { addInvite } from "#server/people/invites.ts";
import { planLink } from "#server/people/plan-links.ts";
import { readHead } from "#server/tables/own/space.ts";
import { addBrowser } from "./make/people.ts";
import { type Role, roles, type Scene } from "./make/role-rules.ts";
import { roleTable } from "./make/role-table.ts";
import { type Crew, makeCrew, makeSite, makeUnits } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let crew: Crew;

beforeAll(async () => {
  server = await openTestServer();
  crew = await makeCrew(server);
});
afterAll(async () => server.close());

/** Everything fresh for one call, so that what one caller breaks is whole for the next. */
async function setScene(role: Role, call: string): Promise<Scene> {
  const { parts } = server;
  const site = await makeSite(parts, crew);
  const me = role === "signedOut" ? { ...crew.outsider, token: "" } : crew[role];
  const browser = role === "signedOut" ? me : await addBrowser(server, me.userId);
  const member = await addBrowser(server, crew.member.userId);
  const invited = await addInvite(parts, crew.administrator.userId, {}, parts.now());
  if (!invited.ok) throw new Error(invited.error.reason);
  const link = { planId: site.planId, refresh: true };
  const linked = await planLink(parts.database, crew.leader.userId, link, parts.now());
  if (!linked.ok) throw new Error(linked.error.reason);
  const units = await makeUnits(parts, crew, call);
  const people = { ...crew, member: role === "member" ? browser : member };
  return {
    site,
    crew: people,
    me: browser,
    parts,
    code: invited.value.code,
    planCode: linked.value.code,
    units,
  };
}

/** All numbers in a body or a reply that may be ids. */
function idsIn(value: unknown): number[] {
  if (typeof value === "number") return value > 1 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

test("every call has a row that says who may make it", () => {
  const names = calls.map((call) => call.name);
  expect(Object.keys(roleTable).toSorted()).toEqual(names.toSorted());
});

describe.each(calls.map((call) => [call.name, call] as const))("%s", (name, call) => {
  test.each(roles)(
    "gives %s what the table says, and who is refused changes nothing",
    async (role) => {
      const rule = roleTable[name];
      const scene = await setScene(role, name);
      const body = rule?.body?.(scene) ?? {};
      const before = await readHead(server.parts.database);
      // Each call comes from an address of its own: limits are tested elsewhere.
      const address = { "x-forwarded-for": `10.1.${roles.indexOf(role)}.${calls.indexOf(call)}` };
      const reply = await server.call(call, body, scene.me.token, address);
      expect(reply.code, reply.msg).toBe(rule?.codes[role]);
      const after = await readHead(server.parts.database);
      if (reply.code === SUCCESS) expect(call.reply.safeParse(reply.data).success).toBe(true);
      else expect(after).toBe(before);
      // To whoever is outside a refusal names nothing but what they named themselves.
      if (reply.code !== SUCCESS && role === "outsider")
        expect(idsIn(body)).toEqual(expect.arrayContaining(idsIn(reply.data)));
    },
  );
});
