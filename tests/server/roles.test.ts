import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SUCCESS } from "#contract/success.ts";
import { calls } from "#contract/registry.ts";
import { readHead } from "#server/tables/own/space.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { type Role, roles } from "#tests/make/cases/role-codes.ts";
import { makeCaseSite } from "./make/case-site.ts";
import { addBrowser, addSomeone, type Someone } from "./make/people.ts";
import { bodyOf, codesOf, idsIn } from "./make/roles/call-bodies.ts";
import { roleTable } from "./make/roles/role-table.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { runOn } from "./make/world.ts";

let server: TestServer;
let disabled: Someone;
/** Stands until somebody has changed something, so that what one caller breaks is whole for the next. */
let standing: CaseSite<Someone> | undefined;

async function openCompany(): Promise<void> {
  server = await openTestServer();
  const administrator = await setUpCompany(server);
  disabled = await addSomeone(server, "Disabled");
  const shut = { id: disabled.userId, disabled: true };
  await runOn(server)(administrator, "user.setDisabled", shut);
}

async function closeCompany(): Promise<void> {
  standing = undefined;
  await server.close();
}

/** Somebody of that role, on a browser of their own. */
async function callerOf(role: Role, site: CaseSite<Someone>): Promise<Someone> {
  if (role === "signedOut") return { ...site.outsider, token: "" };
  if (role === "disabled") return disabled;
  return addBrowser(server, site[role].userId);
}

test("every call that runs no command has a row that says who may make it", () => {
  const names = calls.filter(({ command }) => !command).map(({ name }) => name);
  expect(Object.keys(roleTable).toSorted()).toEqual(names.toSorted());
});

/** Calls by what they are about. Each has a company of its own: one in which all calls have been made is as full as a company may be. */
const callsAbout = Map.groupBy(calls, ({ name }) => name.split(".")[0]);

describe.each([...callsAbout])("about %s", (_subject, about) => {
  beforeAll(openCompany);
  afterAll(closeCompany);

  describe.each(about.map((call) => [call.name, call] as const))("%s", (_name, call) => {
    test.each(roles)("gives %s what is said, and who is refused changes nothing", async (role) => {
      standing ??= await makeCaseSite(server);
      const me = await callerOf(role, standing);
      const body = await bodyOf(server, call, standing, me);
      const before = await readHead(server.parts.database);
      // Each call comes from an address of its own: limits are tested elsewhere.
      const address = { "x-forwarded-for": `10.1.${roles.indexOf(role)}.${about.indexOf(call)}` };
      const reply = await server.call(call, body, me.token, address);
      expect(reply.code, reply.msg).toBe(codesOf(call)?.[role]);
      const after = await readHead(server.parts.database);
      if (after !== before) standing = undefined;
      if (reply.code === SUCCESS) expect(call.reply.safeParse(reply.data).success).toBe(true);
      else expect(after).toBe(before);
      // To whoever is outside a refusal names nothing but what they named themselves.
      if (reply.code !== SUCCESS && role === "outsider")
        expect(idsIn(body)).toEqual(expect.arrayContaining(idsIn(reply.data)));
    });
  });
});
