import { expect, test } from "vitest";
import { flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";

const inChat = (world: World, dialogId: number) =>
  world
    .all("dialogUser")
    .filter((row) => row.dialogId === dialogId)
    .map(({ userId }) => userId)
    .toSorted((one, other) => one - other);
const sorted = (...userIds: number[]) => userIds.toSorted((one, other) => one - other);

test("whoever opens the chat of a request first makes it, the same for all, with those whom it concerns", () => {
  const world = makeCompany();
  const approval = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  const { id } = world.does(MEMBER, "approval.openDialog", { id: approval.id });
  expect(id).toBe(approval.id);
  const row = { type: "group", groupType: "approval", planId: 0, linkId: approval.id };
  expect(world.row("dialog", id)).toMatchObject({ ...row, name: approval.title, ownerId: LEADER });
  expect(inChat(world, id)).toEqual(sorted(LEADER, MEMBER));
  expect(world.does(LEADER, "approval.openDialog", { id })).toMatchObject({ id, changes: [] });
  expect(world.refuses(OUTSIDER, "approval.openDialog", { id }).reason).toBe("approval.gone");
  // Who looks after requests may read them all, and has no part in what is said.
  expect(world.refuses(ADMIN, "approval.openDialog", { id }).reason).toBe("approval.notYours");
});

test("people come into the chat as the steps reach them, and nobody writes once the request is over", () => {
  const world = makeCompany();
  const steps = flow([step(1, [MEMBER]), step(2, [COLLEAGUE])], { managerIds: [ADMIN] });
  const { id } = makeRequest(world, makeRequestForm(world, steps));
  world.does(LEADER, "approval.openDialog", { id });
  const { id: said } = world.does(LEADER, "message.sendText", { dialogId: id, text: "Urgent" });
  expect(inChat(world, id)).toEqual(sorted(LEADER, MEMBER));
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(inChat(world, id)).toEqual(sorted(LEADER, MEMBER, COLLEAGUE));
  world.does(COLLEAGUE, "message.sendText", { dialogId: id, text: "I see" });
  world.does(COLLEAGUE, "approval.decide", { recordId: id, status: 1 });
  const late = world.refuses(LEADER, "message.sendText", { dialogId: id, text: "Thanks" });
  expect(late.reason).toBe("dialog.closed");
  const edited = world.refuses(LEADER, "message.edit", { msgId: said, text: "Not urgent" });
  expect(edited.reason).toBe("dialog.closed");
  expect(world.does(LEADER, "approval.openDialog", { id })).toMatchObject({ id, changes: [] });
});

test("what came back can still be talked about, and stays to be read once what was asked for is gone", () => {
  const world = makeCompany();
  const { id, recordId } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  world.does(LEADER, "approval.openDialog", { id });
  world.does(MEMBER, "approval.decide", { recordId: id, status: 2, remarks: "Too dear" });
  world.does(LEADER, "message.sendText", { dialogId: id, text: "Why?" });
  world.does(LEADER, "record.remove", { id: recordId });
  const gone = world.refuses(MEMBER, "message.sendText", { dialogId: id, text: "Gone" });
  expect(gone.reason).toBe("dialog.closed");
});
