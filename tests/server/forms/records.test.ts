import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contract/calls/account.ts";
import { MUTATION_HEADER } from "#contract/headers.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { diary, diaryData, formName } from "#tests/make/company-forms.ts";
import { field, formula, rule } from "#tests/make/forms/records.ts";
import { PASSWORD, type Someone } from "../make/people.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  people = await addPeople(server);
});
afterAll(async () => server.close());

/** A published diary. */
async function makeDiary() {
  const { administrator } = people;
  const { id } = await done(server, administrator, callOf("form.add"), {
    name: formName(),
    definition: diary,
  });
  return done(server, administrator, callOf("form.publish"), { id });
}

async function fillIn(someone: Someone, modelId: number, data = diaryData) {
  return done(server, someone, callOf("record.add"), { modelId, data });
}

/** All that a fresh browser of somebody's is told, as text. */
async function pulled({ token }: Someone): Promise<string> {
  const { data } = await server.call(syncPull, { epoch: "", since: 0 }, token);
  return JSON.stringify(data);
}

test("numbers of a form are without gaps and twins, however many fill it in at once", async () => {
  const { id } = await makeDiary();
  const { leader, member, outsider } = people;
  const everybody = [leader, member, outsider];
  const wrong = '{"part":"a","crew":9000}';
  const replies = await Promise.all(
    Array.from({ length: 60 }, async (_nothing, count) => {
      const { token } = everybody[count % 3] ?? leader;
      const data = count % 5 === 4 ? wrong : diaryData;
      return server.call(callOf("record.add"), { modelId: id, data }, token);
    }),
  );
  const numbers = replies
    .filter(({ code }) => code === 200)
    .map(({ data }) => (JSON.parse(data.values) as { billNo: string }).billNo.slice(-3));
  const wanted = Array.from({ length: 48 }, (_nothing, count) =>
    String(count + 1).padStart(3, "0"),
  );
  expect(numbers.toSorted()).toEqual(wanted);
  expect(replies.filter(({ reason }) => reason === "form.recordInvalid")).toHaveLength(12);
});

test("a mutation that arrives twice uses up one number", async () => {
  const { id: modelId } = await makeDiary();
  const { leader } = people;
  const send = async () =>
    server.call(callOf("record.add"), { modelId, data: diaryData }, leader.token, {
      [MUTATION_HEADER]: "client-numbers:1",
    });
  const [first, second] = [await send(), await send()];
  expect(first.code).toBe(200);
  expect(second.data).toEqual(first.data);
  expect((await fillIn(leader, modelId)).title).toMatch(/-002 Pier 4$/);
});

test("a record comes to the devices of whom it concerns, and to no other's", async () => {
  const { id } = await makeDiary();
  const { leader, member, administrator } = people;
  await fillIn(leader, id, '{"part":"A zeppelin"}');
  expect(await pulled(leader)).toContain("zeppelin");
  for (const other of [member, administrator])
    expect(await pulled(other)).not.toContain("zeppelin");
});

test("a record of somebody else's is gone to whoever asks for it by its id", async () => {
  const { id: modelId } = await makeDiary();
  const { leader, outsider, administrator } = people;
  const record = await fillIn(leader, modelId);
  const edit = { modelId, id: record.id, data: '{"crew":1}' };
  const named = { modelId, id: record.id };
  for (const [call, body] of [
    [callOf("record.edit"), edit],
    [callOf("record.remove"), named],
  ] as const) {
    const told = await server.call(call, body, outsider.token);
    const missing = await server.call(call, { ...body, id: 4_711 }, outsider.token);
    expect(told).toMatchObject({ code: 400, reason: "record.gone" });
    expect(told.reason).toBe(missing.reason);
  }
  const mended = await done(server, administrator, callOf("record.edit"), edit);
  expect(mended.updateUserId).toBe(administrator.userId);
});

test("what is too large, too deep or reaches into objects is refused and changes nothing", async () => {
  const { administrator } = people;
  const count = async () => {
    const [row] = await server.parts.database.run<{ forms: number }>(
      "select count(*)::int as forms from forms",
    );
    return row?.forms;
  };
  const before = await count();
  const add = async (definition: string) =>
    server.call(callOf("form.add"), { name: "Odd", definition }, administrator.token);
  const deep = `{"fields":${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
  expect((await add(" ".repeat(10 * 1024 * 1024))).status).toBe(413);
  expect(await add(`{"fields":[${" ".repeat(600_000)}]}`)).toMatchObject({
    reason: "form.tooLarge",
  });
  expect(await add(deep)).toMatchObject({ code: 400 });
  expect(await add('{"fields":[],"__proto__":{"a":1}}')).toMatchObject({
    reason: "form.forbiddenKey",
  });
  expect(await count()).toBe(before);
});

test("whoever leaves the company takes no record along, and none concerns them any more", async () => {
  const { id } = await makeDiary();
  const leaving = (await addPeople(server)).member;
  const record = await fillIn(leaving, id);
  await done(server, leaving, deleteAccount, { email: leaving.email, password: PASSWORD });
  const { database } = server.parts;
  const left = await database.run("select 1 from records where id = $1", [record.id]);
  const users = await database.run("select 1 from record_users where record_id = $1", [record.id]);
  expect([left.length, users.length]).toEqual([1, 0]);
});

test("of a long text nothing stays that could act or load, also where a rule has put it there", async () => {
  const { administrator, leader } = people;
  const hostile =
    '<p onclick="x()">Slab <b>4</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">here</a>';
  const definition = JSON.stringify({
    fields: [
      field("input", "note"),
      field("editor", "text"),
      field("editor", "copied", { noShow: true }),
    ],
    rules: [rule("note != ''", { op: "set", targets: ["copied"], expression: formula("note") })],
  });
  const form = { name: "Minutes", definition };
  const { id } = await done(server, administrator, callOf("form.add"), form);
  await done(server, administrator, callOf("form.publish"), { id });
  const record = await fillIn(
    leader,
    id,
    JSON.stringify({ note: hostile, text: hostile, copied: hostile }),
  );
  const said = JSON.parse(record.values) as { text: string; copied: string };
  for (const text of [said.text, said.copied]) {
    expect(text).toContain("Slab <b>4</b>");
    expect(text).not.toMatch(/script|onclick|onerror|<img/);
  }
});

/** A published form of which no two records may have one plate, or one part on one day. */
async function makeUnique() {
  const { administrator } = people;
  const definition = JSON.stringify({
    fields: [
      field("input", "plate", { unique: true }),
      field("input", "part"),
      field("inputNumber", "day"),
    ],
    uniqueSets: [["part", "day"]],
  });
  const form = { name: formName("Gate"), definition };
  const { id } = await done(server, administrator, callOf("form.add"), form);
  return done(server, administrator, callOf("form.publish"), { id });
}

test("what has to be the only one of its kind is refused the second time, and free once it is given up", async () => {
  const { id: modelId } = await makeUnique();
  const { leader, member } = people;
  const first = await fillIn(leader, modelId, '{"plate":"HB 1","part":"a","day":1}');
  const add = async (data: string) =>
    server.call(callOf("record.add"), { modelId, data }, member.token);
  expect((await add('{"plate":"HB 1"}')).data).toMatchObject({
    problems: [{ path: "plate", reason: "form.alreadyExists" }],
  });
  expect((await add('{"plate":"HB 2","part":"a","day":1}')).data).toMatchObject({
    problems: [{ path: "part", reason: "form.alreadyExists" }],
  });
  // What was refused claims nothing, and what is empty repeats nothing.
  await fillIn(member, modelId, '{"plate":"HB 2","part":"a","day":2}');
  await fillIn(member, modelId, '{"part":"a"}');
  await fillIn(member, modelId, '{"part":"a"}');
  const edit = { modelId, id: first.id, data: '{"plate":"HB 3"}' };
  await done(server, leader, callOf("record.edit"), edit);
  await fillIn(member, modelId, '{"plate":"HB 1"}');
  await done(server, leader, callOf("record.remove"), { modelId, id: first.id });
  await fillIn(member, modelId, '{"plate":"HB 3","part":"a","day":1}');
});

test("of many who send the same at once one is first", async () => {
  const { id: modelId } = await makeUnique();
  const { leader, member, outsider } = people;
  const replies = await Promise.all(
    [leader, member, outsider, leader, member, outsider].map(async ({ token }) =>
      server.call(callOf("record.add"), { modelId, data: '{"plate":"HB 9"}' }, token),
    ),
  );
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.filter(({ reason }) => reason === "form.recordInvalid")).toHaveLength(5);
});
