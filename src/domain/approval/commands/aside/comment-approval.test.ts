import { photo } from "#tests/make/company-forms.ts";
import { expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";

test("what people say stands in order, and decides nothing", () => {
  const world = makeCompany();
  const { id } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  world.does(MEMBER, "approval.comment", { id, remarks: "Which supplier?" });
  world.does(LEADER, "approval.comment", { id, remarks: "The usual one." });
  const { status, events } = world.row("approval", id);
  expect(status).toBe(3);
  expect(events.map(({ userId, what }) => [userId, what])).toEqual([
    [LEADER, "start"],
    [MEMBER, "comment"],
    [LEADER, "comment"],
  ]);
});

test("somebody is named where the request concerns them, and nobody else", () => {
  const world = makeCompany();
  const { id } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  const says = (remarks: string) => ({ id, remarks });
  world.does(LEADER, "approval.comment", says(`Look, <@${MEMBER}>`));
  world.does(LEADER, "approval.comment", says("Everybody, <@0>"));
  const named = world.row("approval", id).events.map(({ userIds }) => userIds);
  expect(named.slice(1)).toEqual([[MEMBER], [LEADER, MEMBER]]);
  const refusal = world.refuses(LEADER, "approval.comment", says(`And <@${COLLEAGUE}>?`));
  expect(refusal).toMatchObject({
    reason: "approval.notConcerned",
    data: { userIds: [COLLEAGUE] },
  });
  // Whoever may not know of the request does not learn whom it concerns either.
  for (const person of [MEMBER, COLLEAGUE])
    expect(world.refuses(OUTSIDER, "approval.comment", says(`<@${person}>`)).reason).toBe(
      "approval.gone",
    );
});

test("files come with what is said, in the scope of the record, also once it is decided", () => {
  const world = makeCompany();
  const request = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  const { id, recordId } = request;
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  const fileId = world.nextId();
  world.does(LEADER, "approval.comment", { id, files: [photo(fileId)] });
  const { status, events } = world.row("approval", id);
  expect(status).toBe(1);
  expect(events.at(-1)).toMatchObject({ what: "comment", remarks: "", fileIds: [fileId] });
  expect(world.row("file", fileId)).toMatchObject({ recordId, userId: LEADER, arriveTime: 0 });
});
