import { expect, test } from "vitest";
import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { type ActionFacts, actionCommands } from "./action-commands.ts";
import type { AutomationAction } from "./automation-action.ts";
import { dateMoment } from "./date-moment.ts";
import { type TriedAutomation, tryAutomation } from "./try-automation.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EVENING = Date.UTC(2026, 3, 1, 20);

const world = makeCompany();
const { plan, columns } = makePlan(world);
const [here, there] = columns;
const first = makeTask(world, plan, {
  name: "Pour {due}",
  owner: [MEMBER],
  times: [EVENING - HOUR, EVENING],
});
const second = makeTask(world, plan, { name: "Strike", columnId: there.id, priority: 1 });

const rule: TriedAutomation = {
  planId: plan.id,
  trigger: { on: "created" },
  condition: {},
  actions: [{ does: "priority", priority: 1 }],
  timeZone: "Asia/Shanghai",
  userId: LEADER,
};
const moment = { now: EVENING, nameOf: (id: number) => `P${id}` };
const tried = (part: Partial<TriedAutomation>) =>
  tryAutomation({ ...rule, ...part }, [first, second], moment).map(({ task, acts }) => [
    task.name,
    acts.map(({ same }) => same),
  ]);

test("a rule tells of each task what it would do, and what is so already", () => {
  expect(tried({})).toEqual([
    [first.name, [false]],
    ["Strike", [true]],
  ]);
});

test("a rule that asks for something comes to the tasks that are so, and stand where it begins", () => {
  expect(tried({ condition: { priority: "1" } })).toEqual([["Strike", [true]]]);
  expect(tried({ trigger: { on: "column", columnId: here.id } })).toEqual([[first.name, [false]]]);
  expect(tried({ trigger: { on: "completed" } })).toEqual([]);
  expect(tried({ trigger: { on: "date", edge: "end", days: -1, minute: 0 } })).toHaveLength(1);
  expect(tried({ trigger: { on: "owner" } })).toHaveLength(1);
  // By the clock of the rule it is due tomorrow, and this evening elsewhere.
  expect(tried({ condition: { due: "today" } })).toHaveLength(1);
  expect(tried({ condition: { within: "end:2026-04-02..2026-04-02" } })).toHaveLength(1);
  expect(tried({ condition: { within: "end:2026-04-01..2026-04-01" } })).toEqual([]);
});

const commandsFor = (action: AutomationAction) => {
  const words = { name: first.name, owner: "", due: "tomorrow" };
  const facts: ActionFacts = { task: first, words, now: EVENING };
  return actionCommands(action, facts).map(({ command, body }) => [command, body]);
};

test("an action is the command that a person would give", () => {
  const { id, dialogId, planId } = first;
  expect(commandsFor({ does: "addOwner", userIds: [MEMBER, COLLEAGUE] })).toEqual([
    ["task.edit", { id, addOwner: [COLLEAGUE] }],
  ]);
  expect(commandsFor({ does: "removeOwner", userIds: [MEMBER] })).toEqual([
    ["task.edit", { id, removeOwner: [MEMBER] }],
  ]);
  expect(commandsFor({ does: "complete" })).toEqual([["task.edit", { id, completeTime: EVENING }]]);
  expect(commandsFor({ does: "column", columnId: there.id })).toEqual([
    ["task.move", { taskId: id, planId, columnId: there.id }],
  ]);
  expect(commandsFor({ does: "checklist", lines: ["a", "b"] })).toHaveLength(2);
  expect(
    commandsFor({ does: "task", name: "Check\n{name}", columnId: here.id, sameOwner: 1 }),
  ).toEqual([
    ["task.add", { planId, columnId: here.id, name: "Check Pour {due}", owner: [MEMBER] }],
  ]);
  // What a task is called is no text of the rule, and nobody is nobody.
  expect(commandsFor({ does: "message", text: "{name}: {owner}, {due}, {else}" })).toEqual([
    ["task.openDialog", { taskId: id }],
    ["message.sendText", { dialogId, text: "Pour {due}: –, tomorrow, {else}" }],
  ]);
});

test("what is so already is no command", () => {
  const same: AutomationAction[] = [
    { does: "addOwner", userIds: [MEMBER] },
    { does: "removeAssist", userIds: [COLLEAGUE] },
    { does: "column", columnId: here.id },
    { does: "priority", priority: 0 },
    { does: "removeTag", tagId: 7 },
    { does: "field", fieldId: 7, value: "" },
  ];
  expect(same.flatMap(commandsFor)).toEqual([]);
});

test("a date is a day and a time by the clock of the rule, also where that is put forward", () => {
  const at = (days: number, minute: number, timeZone: string, task = first) =>
    dateMoment({ on: "date", edge: "end", days, minute }, { timeZone }, task);
  // In Shanghai it ends on the second of April.
  expect(at(-2, 9 * 60, "Asia/Shanghai")).toBe(Date.UTC(2026, 2, 31, 1));
  expect(at(-2, 9 * 60, "Europe/Berlin")).toBe(Date.UTC(2026, 2, 30, 7));
  expect(at(-3, 9 * 60, "Europe/Berlin")).toBe(Date.UTC(2026, 2, 29, 7));
  expect(at(-4, 9 * 60, "Europe/Berlin")).toBe(Date.UTC(2026, 2, 28, 8));
  // An hour that is left out is the one after it.
  expect(at(-3, 2 * 60 + 30, "Europe/Berlin")).toBe(Date.UTC(2026, 2, 29, 1, 30));
  expect(at(1, 0, "UTC")).toBe(EVENING + DAY - 20 * HOUR);
  expect(at(0, 0, "UTC", second)).toBeUndefined();
});
