import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/record.ts";
import { callOf } from "#contract/command-calls.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";
import { formName } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

test("a record is told by the words that people read, to whoever may read it", async () => {
  const { administrator, leader, outsider } = people;
  const options = [{ id: "n", fullName: "North" }];
  const fields = [
    field("input", "part"),
    field("radio", "place", {}, { options }),
    field("userSelect", "who"),
    field("switch", "done"),
  ];
  const definition = JSON.stringify({ fields });
  const form = { name: formName(), definition, readers: "own" as const };
  const { id: modelId } = await done(server, administrator, callOf("form.add"), form);
  await done(server, administrator, callOf("form.publish"), { id: modelId });
  const data = JSON.stringify({ part: "Pier", place: "n", who: leader.userId, done: 1 });
  const { id } = await done(server, leader, callOf("record.add"), { modelId, data });
  const asked = { modelId, id };
  const told = await done(server, leader, calls.getRecordShown, asked);
  const said = JSON.parse(told.data) as Record<string, unknown>;
  expect(told.id).toBe(id);
  expect(said).toMatchObject({ part: "Pier", place: "North", who: expect.any(String) });
  expect(said["who"]).not.toBe(String(leader.userId));
  const refused = await server.call(calls.getRecordShown, asked, outsider.token);
  expect(refused).toMatchObject({ code: PARAMETER_ERROR, reason: "record.gone" });
});
