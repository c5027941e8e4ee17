import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SUCCESS } from "#contract/success.ts";
import { calls } from "#contract/registry.ts";
import { readHead } from "#server/tables/own/space.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { type Role, roles } from "#tests/make/cases/role-codes.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { bodyOf, codesOf, idsIn } from "./make/roles/call-bodies.ts";
import { roleTable } from "./make/roles/role-table.ts";
import { setUpCompany } from "./make/site.ts";
import { openStandingSite, type StandingSite } from "./make/cases/standing-site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { runOn } from "./make/world.ts";

let server: TestServer;
let disabled: Someone;
let standing: StandingSite;

beforeAll(async () => {
  server = await openTestServer();
  const administrator = await setUpCompany(server);
  disabled = await addSomeone(server, "Disabled");
  const shut = { id: disabled.userId, disabled: true };
  await runOn(server)(administrator, "user.setDisabled", shut);
  standing = await openStandingSite(server);
});

afterAll(async () => server.close());

let addresses = 0;

function anotherAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}

function callerOf(role: Role, site: CaseSite<Someone>): Someone {
  if (role === "signedOut") return { ...site.outsider, token: "" };
  if (role === "disabled") return disabled;
  return site[role];
}

test("every call that runs no command has a row that says who may make it", () => {
  const names = calls.filter(({ command }) => !command).map(({ name }) => name);
  expect(Object.keys(roleTable).toSorted()).toEqual(names.toSorted());
});

describe.each(calls.map((call) => [call.name, call] as const))("%s", (_name, call) => {
  test.each(roles)("gives %s what is said, and who is refused changes nothing", async (role) => {
    const site = await standing.whole();
    const me = callerOf(role, site);
    const body = await bodyOf(server, call, site, me);
    const before = await readHead(server.parts.database);
    // Each call comes from an address of its own: limits are tested elsewhere.
    const reply = await server.call(call, body, me.token, { "x-forwarded-for": anotherAddress() });
    expect(reply.code, reply.msg).toBe(codesOf(call)?.[role]);
    const after = await readHead(server.parts.database);
    if (reply.code === SUCCESS) expect(call.reply.safeParse(reply.data).success).toBe(true);
    else expect(after).toBe(before);
    // To whoever is outside a refusal names nothing but what they named themselves.
    if (reply.code !== SUCCESS && role === "outsider")
      expect(idsIn(body)).toEqual(expect.arrayContaining(idsIn(reply.data)));
  });
});
