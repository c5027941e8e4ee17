import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPush } from "#contract/calls/sync.ts";
import { setUp } from "#contract/calls/system.ts";
import { acceptInvite, addInvite } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { setUpCompany } from "./make/site.ts";
import { findColleague } from "#server/people/single-sign-on/find-colleague.ts";

let server: TestServer;
let ada: Someone;
let calls = 0;

beforeAll(async () => {
  server = await openTestServer();
  ada = await setUpCompany(server);
});
afterAll(async () => server.close());

async function join(name: string, email: string) {
  calls += 1;
  const { data } = await server.call(addInvite, {}, ada.token);
  const body = {
    code: data.code,
    name,
    email,
    password: "another password",
    clientId: "client-joins",
  };
  return server.call(acceptInvite, body, "", { "x-forwarded-for": `10.0.0.${calls}` });
}

const nameTaken = { code: 400, reason: "user.nicknameTaken" };

test("a newcomer does not go by the name of a colleague, nor by one that looks like it", async () => {
  for (const name of ["Ada Stone", "ADA STONE", "Аda Stone", "Ada\u200b Stone", "Ａda Ｓtone"]) {
    expect(await join(name, "eve@example.com"), name).toMatchObject(nameTaken);
  }
  expect((await join("Eve Stone", "eve@example.com")).code).toBe(200);
});

test("an address with letters that look like others is refused at every door", async () => {
  for (const email of [
    "аda@example.com",
    "ada@exаmple.com",
    "ａda@example.com",
    "ada@example。com",
    "ad\u200ba@example.com",
    "ada\u0301@example.com",
  ]) {
    expect(await join("Somebody New", email), email).toMatchObject({ reason: "parameterError" });
  }
  const company = { company: "Second", name: "Eve", password: "a good password", language: "en" };
  const again = { ...company, email: "аda@example.com", sample: false };
  expect(await server.call(setUp, again)).toMatchObject({ reason: "parameterError" });
  expect(await join("Somebody New", "Somebody.New+site@mail.example.co.uk")).toMatchObject({
    code: 200,
  });
});

test("of two who take a name at once one gets it", async () => {
  const [one, two] = [await addSomeone(server, "One"), await addSomeone(server, "Two")];
  const results = await Promise.all([
    server.call(callOf("user.editData"), { nickname: "Crane driver" }, one.token),
    server.call(callOf("user.editData"), { nickname: "crane  driver" }, two.token),
    join("Сrane driver", "crane@example.com"),
  ]);
  expect(results.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([
    200, 400, 400,
  ]);
  for (const result of results.filter(({ code }) => code !== 200))
    expect(result).toMatchObject(nameTaken);
});

test("who comes by a provider of identities gets a number behind a name that somebody has", async () => {
  const { database, now } = server.parts;
  const arrive = async (subject: string) => {
    const person = {
      issuer: "https://id.example",
      subject,
      name: "Ada Stone",
      email: `${subject}@id.example`,
    };
    const found = await findColleague(database, person, { join: true, now: now() });
    return found.ok ? found.value.nickname : found.error.reason;
  };
  expect(await arrive("first")).toBe("Ada Stone 2");
  expect(await arrive("second")).toBe("Ada Stone 3");
});

test("a name of which nothing can be seen is refused with that reason, by calls and in an outbox", async () => {
  const unseen = { code: 400, reason: "nameUnseen" };
  expect(await join("\u3164\u3164", "eve.two@example.com")).toMatchObject(unseen);
  const name = "\u2800\u200d\u2800";
  expect(await server.call(callOf("plan.add"), { name }, ada.token)).toMatchObject(unseen);
  const entries = [{ n: 1, call: "plan.add", data: { name }, at: server.clock.now }];
  const body = { clientId: "client-unseen", entries };
  const { results } = (await server.call(syncPush, body, ada.token)).data;
  expect(results).toMatchObject([{ state: "refused", reason: "nameUnseen" }]);
});

test("what turns the direction makes no new name of an old one", async () => {
  expect(await join("\u202eAda Stone\u202c", "eve.three@example.com")).toMatchObject(nameTaken);
  const me = await addSomeone(server, "Ben Hill");
  const body = { nickname: "\u2067Bea\nHill\u2069" };
  const edited = await server.call(callOf("user.editData"), body, me.token);
  expect(edited.data).toMatchObject({ nickname: "Bea Hill" });
});
