import { afterAll, beforeAll, expect, test } from "vitest";
import { getPushKey } from "#contract/calls/notify.ts";
import { callOf } from "#contract/command-calls.ts";
import { startPushing } from "#server/push/push-news.ts";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import type { Someone } from "./make/people.ts";
import { openPushService, type PushService } from "./make/push/push-service.ts";
import { lookedThrough, subscribeAt, toldAt } from "./make/push/push-steps.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let service: PushService;
let server: TestServer;
let world: World;
let pushing: ReturnType<typeof startPushing>;
let publicKey = "";

beforeAll(async () => {
  service = await openPushService();
  server = await openTestServer(undefined, { pushPrivate: true });
  world = await makeWorld(server);
  pushing = startPushing(server.parts);
  ({ publicKey } = await done(server, world.member, getPushKey, {}));
  // What the world was made with is none of the story.
  await lookedThrough(server);
});
afterAll(async () => {
  await pushing.close();
  await server.close();
  await service.close();
});

const subscribe = async (who: Someone) => subscribeAt({ server, service, publicKey }, who);

test("what others did with one's work is pushed by ids, less what was turned off and what one may not see", async () => {
  const [browser, out] = [await subscribe(world.member), await subscribe(world.outsider)];
  const { userId } = world.member;
  await done(server, world.member, callOf("notify.save"), { turnOff: ["completed"] });
  const edit = async (args: object) =>
    done(server, world.leader, callOf("task.edit"), { id: world.task.id, ...args });
  const completeTime = server.parts.now();
  const part = { id: world.subtask.id, completeTime };
  await done(server, world.leader, callOf("task.edit"), part);
  await edit({ completeTime });
  await lookedThrough(server);
  await edit({ completeTime: 0 });
  const noticeId = `${userId}/state/${world.task.id}`;
  expect(await toldAt(service, browser, 1)).toMatchObject([{ kind: "notice", userId, noticeId }]);
  expect(service.to(browser.name)[0]?.headers["urgency"]).toBe("normal");
  const who = { planId: world.plan.id, userId: [world.outsider.userId] };
  await pushing.close();
  await done(server, world.leader, callOf("plan.invite"), who);
  await done(server, world.leader, callOf("plan.removeUsers"), who);
  pushing = startPushing(server.parts);
  await lookedThrough(server);
  const pair = await done(server, world.leader, callOf("dialog.openUser"), {
    userId: world.outsider.userId,
  });
  const said = { dialogId: pair.id, text: "Sorry" };
  const fence = await done(server, world.leader, callOf("message.sendText"), said);
  expect(await toldAt(service, out, 1)).toMatchObject([{ messageId: fence.id }]);
});

test("who has to decide a request is told of it by push, and who does not is not", async () => {
  const { administrator, leader, member, outsider } = world;
  const [browser, out] = [await subscribe(member), await subscribe(outsider)];
  const form = await done(server, administrator, callOf("form.add"), {
    name: "Purchase",
    definition: diary,
  });
  await done(server, administrator, callOf("form.publish"), { id: form.id });
  const of = JSON.stringify(oneStepFlow(member.userId, administrator.userId));
  await done(server, administrator, callOf("approvalFlow.save"), { formId: form.id, flow: of });
  const filled = { modelId: form.id, data: diaryData };
  const record = await done(server, leader, callOf("record.add"), filled);
  const request = await done(server, leader, callOf("approval.start"), { recordId: record.id });
  const noticeId = `${member.userId}/decide/${request.id}`;
  expect(await toldAt(service, browser, 1)).toMatchObject([{ kind: "notice", noticeId }]);
  const pair = await done(server, leader, callOf("dialog.openUser"), { userId: outsider.userId });
  const said = { dialogId: pair.id, text: "Not you" };
  const fence = await done(server, leader, callOf("message.sendText"), said);
  expect(await toldAt(service, out, 1)).toMatchObject([{ messageId: fence.id }]);
});

test("who is asked to stand in for somebody is told of it by push", async () => {
  const { leader, member } = world;
  const browser = await subscribe(member);
  const away = { startTime: server.clock.now, endTime: server.clock.now + 86_400_000 };
  const asked = { deputyId: member.userId, ...away };
  await done(server, leader, callOf("delegation.set"), asked);
  const noticeId = `${member.userId}/deputy/${leader.userId}`;
  expect(await toldAt(service, browser, 1)).toMatchObject([{ kind: "notice", noticeId }]);
});
