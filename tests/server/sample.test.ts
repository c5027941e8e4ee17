import { expect, onTestFinished, test } from "vitest";
import { listCopiedApprovals, listWaitingApprovals } from "#contract/calls/approval.ts";
import { listDialogs, listMessages } from "#contract/calls/dialog.ts";
import { getLeaveAccounts } from "#contract/calls/leave.ts";
import { listPlans } from "#contract/calls/plan.ts";
import { setUp } from "#contract/calls/system.ts";
import { countMyTasks, getTaskContent, listTasks } from "#contract/calls/task.ts";
import { searchUsers } from "#contract/calls/user.ts";
import { languages } from "#base/languages.ts";
import { textsIn } from "#server/local-text.ts";
import { openTestServer } from "./make/test-server.ts";

test.each(languages)(
  "set-up in $code with the sample site shows a site at work",
  async ({ code: language }) => {
    const server = await openTestServer();
    onTestFinished(async () => server.close());
    const t = textsIn(language);
    const { data: session } = await server.call(setUp, {
      company: t("sample:company"),
      name: "Ada Stone",
      email: "ada@example.com",
      password: "a good password",
      language,
      sample: true,
    });
    const { token } = session;

    const plans = await server.call(listPlans, {}, token);
    expect(plans.data.records.map((plan) => plan.name)).toContain(t("sample:plans.bridge.name"));
    expect(plans.data.total).toBe(3);
    expect(plans.data.records.every((plan) => (plan.taskComplete ?? 0) > 0)).toBe(true);

    const counts = await server.call(countMyTasks, {}, token);
    expect(counts.data).toMatchObject({ completeCount: 1 });
    expect(counts.data.overdueCount).toBeGreaterThan(0);

    const bridge = plans.data.records.find((plan) => plan.name === t("sample:plans.bridge.name"));
    const tasks = await server.call(listTasks, { planId: bridge?.id ?? 0, parentId: -1 }, token);
    const pour = tasks.data.records.find(
      (task) => task.name === t("sample:plans.bridge.tasks.pourPier.name"),
    );
    const done = tasks.data.records.filter((task) => task.completeTime > 0);
    // What is done took its time and was done by whoever had it, so that the plan's figures say something.
    expect(new Set(done.map((task) => task.completeTime)).size).toBeGreaterThan(2);
    expect(done.every((task) => task.completeTime > task.createTime)).toBe(true);
    const content = await server.call(getTaskContent, { taskId: pour?.id ?? 0 }, token);
    expect(content.data?.content).toContain("<li>");

    const dialogs = await server.call(listDialogs, {}, token);
    const unread = dialogs.data.records.filter((dialog) => dialog.unread > 0);
    expect(unread).toHaveLength(2);
    const calls = unread.find((dialog) => dialog.mention > 0);
    const history = await server.call(listMessages, { dialogId: calls?.id ?? 0 }, token);
    expect(history.data.list.some((message) => message.mention.includes(session.userId))).toBe(
      true,
    );

    const waiting = await server.call(listWaitingApprovals, {}, token);
    expect(waiting.data.list).toHaveLength(1);
    const copied = await server.call(listCopiedApprovals, {}, token);
    expect(copied.data.list).toHaveLength(1);

    const asked = await server.parts.database.run<{ began: number; created: number }>(
      "select (runs->0->>'startTime')::float8 as began, create_time::float8 as created from approvals",
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map(({ began }) => began)).toEqual(asked.map(({ created }) => created));

    const soon = new Date(server.clock.now + 8 * 86_400_000);
    const account = { userId: session.userId, year: soon.getFullYear() };
    const leave = await server.call(getLeaveAccounts, account, token);
    expect(leave.data.accounts).toMatchObject([
      { kind: "annual", allowance: 30, asked: 0 },
      { kind: "personal", allowance: 10 },
    ]);
    expect(leave.data.accounts[1]?.asked).toBeGreaterThan(0);

    const people = await server.call(searchUsers, {}, token);
    expect(people.data).toHaveLength(9);
    const accounts = await server.parts.database.run("select 1 from credentials");
    expect(accounts).toHaveLength(1);
  },
);
