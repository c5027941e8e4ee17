import { afterAll, beforeAll, expect, test } from "vitest";
import { type CallDefinition, fieldsOfPath } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import { type CommandName, commandNames, commandOf } from "#domain/commands.ts";
import { mintId } from "#domain/id.ts";
import { casesNamed } from "#tests/make/cases/all-cases.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { makeCaseSite } from "./make/cases/case-site.ts";
import { mintedBy, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

/** The first id that any browser mints; no count and no code of a refusal is as large, and each moment is larger. */
const FIRST_ID = mintId(1, 0);
const FIRST_MOMENT = Date.UTC(2001, 8, 9);

let server: TestServer;
let site: CaseSite<Someone>;

beforeAll(async () => {
  server = await openTestServer();
  site = await makeCaseSite(server);
});
afterAll(async () => server.close());

/** The ids that stand anywhere in a value. */
function idsIn(value: unknown): number[] {
  const digits = JSON.stringify(value ?? null).match(/\d+/g) ?? [];
  return digits.map(Number).filter((number) => number >= FIRST_ID && number < FIRST_MOMENT);
}

/** What somebody outside says who has got hold of all ids that the command needs. */
function saidByOutsider(name: CommandName) {
  const { outsider } = site;
  const definition = commandOf(name);
  const args = casesNamed(name).arguments(site, outsider);
  let counter = 500;
  const full = (definition.mint?.(args, () => mintedBy(outsider, (counter += 1))) ??
    args) as object;
  return { full, born: new Set(definition.minted?.(full)) };
}

const withoutPath = commandNames.filter((name) => {
  const call: CallDefinition = callOf(name);
  return fieldsOfPath(call.path).length === 0;
});

test.each(withoutPath)(
  "%s tells somebody outside of nothing that they have not named",
  async (name) => {
    const { full } = saidByOutsider(name);
    const call: CallDefinition = callOf(name);
    const reply = await server.call(call, full, site.outsider.token);
    if (reply.code === 200) return;
    const told = { reason: reply.reason, data: reply.data, msg: reply.msg };
    const named = new Set(idsIn(full));
    expect(idsIn(told).filter((id) => !named.has(id))).toEqual([]);
  },
);

/** Templates of plans are there for everybody in the company. */
const foreign = withoutPath.filter((name) => !name.startsWith("planTemplate."));

test.each(foreign)("%s says the same of what is foreign and of what never was", async (name) => {
  const { outsider, newcomer } = site;
  const { full, born } = saidByOutsider(name);
  const call: CallDefinition = callOf(name);
  const reply = await server.call(call, full, outsider.token);
  if (reply.code === 200) return;
  const people = new Set<unknown>(
    Object.values(site).map((one) => (one as Partial<Someone>)?.userId),
  );
  const ids = new Map(
    idsIn(full)
      .filter((id) => !born.has(id) && !people.has(id))
      .map((id, index) => [id, mintedBy(newcomer, 90_000 + index)] as const),
  );
  const text = JSON.stringify(full).replaceAll(/\d+/g, (digits) =>
    String(ids.get(Number(digits)) ?? digits),
  );
  const other = await server.call(call, JSON.parse(text) as object, outsider.token);
  const said = ({ code, reason }: typeof reply) => ({ code, reason });
  expect(said(reply)).toEqual(said(other));
});
