import { afterAll, beforeAll, expect, test } from "vitest";
import { fileInReach } from "#server/files/file-in-reach.ts";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { diary, diaryData, photo } from "#tests/make/company-forms.ts";
import { mintedBy } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { makeWorld, runOn } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

test("the file of a comment is theirs whom the request concerns, also where everybody may read the record", async () => {
  const { administrator, leader, member, outsider } = await makeWorld(server);
  const run = runOn(server);
  const open = { name: "Open diary", definition: diary, readers: "all" } as const;
  const form = await run(administrator, "form.add", open);
  await run(administrator, "form.publish", { id: form.id });
  const flow = JSON.stringify(oneStepFlow(member.userId, administrator.userId));
  await run(administrator, "approvalFlow.save", { formId: form.id, flow });
  const record = await run(leader, "record.add", { modelId: form.id, data: diaryData });
  const { id } = await run(leader, "approval.start", { recordId: record.id });
  const fileId = mintedBy(member, 900);
  await run(member, "approval.comment", { id, remarks: "Between us", files: [photo(fileId)] });
  const { database } = server.parts;
  expect(await fileInReach(database, leader.userId, fileId)).toBeDefined();
  expect(await fileInReach(database, outsider.userId, fileId)).toBeUndefined();
});
