import { expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { diaryWith, photo } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";

test("whoever fills a record in takes no file of a comment into it, and none away", () => {
  const world = makeCompany();
  const { id, recordId } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  const fileId = world.nextId();
  const remarks = "The price was changed, see";
  world.does(MEMBER, "approval.comment", { id, remarks, files: [photo(fileId)] });
  world.does(LEADER, "approval.decide", { recordId: id, status: 4, remarks: "A typo" });
  const { formId: modelId } = world.row("record", recordId);
  const taken = { id: recordId, modelId, data: diaryWith(fileId) };
  const refusal = world.refuses(LEADER, "record.edit", taken);
  expect(JSON.stringify(refusal)).toContain("file.gone");
  world.does(LEADER, "record.edit", { id: recordId, modelId, data: diaryWith() });
  expect(world.find("file", fileId)).toBeDefined();
});
