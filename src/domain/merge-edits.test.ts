import {
  LEADER,
  makeCompany,
  makeMessage,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  COLLEAGUE,
} from "#tests/make/site.ts";
import type { Outcome, World } from "#tests/make/world.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArgumentsOf, type CommandName, commandOf } from "./commands.ts";
import { entityNames } from "./entity-names.ts";
import { laterWins, sameIds } from "./merge-edits.ts";

type Call = { [Name in CommandName]: [name: Name, args: ArgumentsOf<Name>] }[CommandName];

interface Site {
  readonly world: World;
  /** Everything a person may edit twice: what the numbers choose is the same on every site. */
  call(kind: number, what: number, how: number): Call;
}

function openSite(): Site {
  const world = makeCompany();
  const { plan, columns: firstColumns } = makePlan(world);
  const columns = [
    ...firstColumns,
    world.does(LEADER, "column.add", { planId: plan.id, name: "Checked" }),
  ];
  const tasks = [makeTask(world, plan, { name: "Roof" }), makeTask(world, plan, { name: "Wall" })];
  const [first, second] = tasks;
  if (!first || !second) throw new Error("The site has two tasks");
  makeSubtask(world, first);
  const { id: chatId } = world.does(LEADER, "task.openDialog", { taskId: second.id });
  const dialogIds = [plan.dialogId, chatId];
  const messages = dialogIds.flatMap((dialogId) =>
    [1, 2, 3].map(() => makeMessage(world, dialogId)),
  );
  const own = [1, 2].map((n) =>
    world.does(LEADER, "message.sendText", { dialogId: plan.dialogId, text: `own ${n}` }),
  );
  const person = (how: number) => [MEMBER, COLLEAGUE, LEADER][how % 3] ?? MEMBER;
  const at = <Item>(items: readonly Item[], n: number) => items[n % items.length] as Item;
  const peopleKinds = ["addOwner", "removeOwner", "addAssist", "removeAssist"] as const;
  const calls: readonly ((what: number, how: number) => Call)[] = [
    (what, how) => ["task.edit", { id: at(tasks, what).id, name: `n${how}` }],
    (what, how) => ["task.edit", { id: at(tasks, what).id, color: how % 2 ? "blue" : "pink" }],
    (what, how) => ["task.edit", { id: at(tasks, what).id, content: `<p>${how % 5}</p>` }],
    (what, how) => [
      "task.edit",
      {
        id: at(tasks, what).id,
        [at(peopleKinds, how)]: [person(how >> 2)],
        [at(peopleKinds, how >> 4)]: [person(how >> 6)],
      },
    ],
    (what, how) => [
      "task.move",
      { taskId: at(tasks, what).id, planId: plan.id, columnId: at(columns, how).id },
    ],
    (what, how) => [
      "plan.sort",
      {
        planId: plan.id,
        tasks: [{ id: at(tasks, what).id, columnId: at(columns, how).id, rank: `a${how % 9}` }],
      },
    ],
    (what, how) => ["plan.edit", { id: plan.id, [what % 2 ? "name" : "desc"]: `plan ${how}` }],
    (what, how) => ["column.edit", { id: at(columns, what).id, name: `c${how}` }],
    (what, how) => [
      "dialog.set",
      {
        dialogId: at(dialogIds, what),
        [at(["top", "silence", "markUnread"], how)]: how % 2 ? 1 : 0,
      },
    ],
    (what, how) => ["message.edit", { msgId: at(own, what).id, text: `m${how}` }],
    (what, how) => {
      const { id, dialogId } = at(messages, what * 3 + how);
      return ["message.read", { id: [{ id, dialogId }] }];
    },
    (_what, how) => [
      "user.editData",
      how % 3 ? { nickname: `Nick ${how}` } : { tel: `1380000${1000 + how}` },
    ],
  ];
  return { world, call: (kind, what, how) => at(calls, kind)(what, how) };
}

function run(world: World, [name, args]: Call): Outcome {
  return world.run(LEADER, name, args);
}

/**
 * The rows as people see them: the order of a task's people, when a text was saved and somebody let in do not show, nor
 * wordings that never left the browser.
 */
function shown(world: World) {
  return entityNames.map((entity) =>
    world.all(entity).map((row) => {
      const seen: Record<string, unknown> = { ...row };
      if (entity === "taskContent") {
        delete seen["version"];
        delete seen["updateTime"];
      }
      if (entity === "message") delete seen["edits"];
      if (entity === "dialogUser") delete seen["readTime"];
      if ("taskUser" in row) {
        seen["taskUser"] = row.taskUser.toSorted((one, other) => one.userId - other.userId);
      }
      return seen;
    }),
  );
}

/** Does both on one site and the merged one on another; answers the two, or undefined where nothing is merged. */
function compare(
  kind: number,
  what: readonly [number, number],
  how: readonly [number, number],
  before: readonly (readonly [number, number, number])[] = [],
): { apart: unknown; together: unknown } | undefined {
  const apart = openSite();
  const together = openSite();
  for (const step of before) {
    run(apart.world, apart.call(...step));
    run(together.world, together.call(...step));
  }
  const earlier = apart.call(kind, what[0], how[0]);
  const later = apart.call(kind, what[1], how[1]);
  const command = commandOf(earlier[0]);
  const both = [run(apart.world, earlier), run(apart.world, later)];
  // What changes nothing never waits, so it is never merged.
  if (!both.every((outcome) => outcome.ok && outcome.changes.length > 0)) return undefined;
  const parsed = [earlier, later].map(([, args]) => command.arguments.parse(args));
  const merged = command.merge?.(parsed[0], parsed[1]);
  if (merged === undefined) return undefined;
  together.world.now += 1_000;
  const outcome = run(together.world, [earlier[0], merged] as unknown as Call);
  // There and back again is no move; such a pair is sent as it is.
  if (!outcome.ok && outcome.refusal.reason === "task.notChanged") return undefined;
  expect(outcome).toMatchObject({ ok: true });
  // Nor is it an edit.
  if (outcome.ok && outcome.changes.length === 0) return undefined;
  return { apart: shown(apart.world), together: shown(together.world) };
}

describe("two edits merged into one", () => {
  it("leave the rows as the two would, one after the other", { timeout: 60_000 }, () => {
    const number = fc.nat(255);
    const deed = fc.record({
      before: fc.array(fc.tuple(fc.nat(11), fc.nat(1), number), { maxLength: 4 }),
      kind: fc.nat(11),
      what: fc.tuple(fc.nat(1), fc.nat(1)),
      how: fc.tuple(number, number),
    });
    fc.assert(
      fc.property(deed, ({ before, kind, what, how }) => {
        const compared = compare(kind, what, how, before);
        if (compared) expect(compared.together).toEqual(compared.apart);
      }),
      { numRuns: 250 },
    );
  });

  it.each([
    ["names of a task", 0],
    ["colours of a task", 1],
    ["texts of a task", 2],
    ["owners of a task", 3],
    ["moves of a task", 4],
    ["drags of a card", 5],
    ["names of a plan", 6],
    ["names of a column", 7],
    ["settings of a chat", 8],
    ["words of a message", 9],
    ["readings of a chat", 10],
    ["nicknames", 11],
  ])("are done for %s", (_words, kind) => {
    const compared = compare(kind, [0, 0], [1, 2]) ?? compare(kind, [1, 1], [1, 68]);
    expect(compared).toBeDefined();
    expect(compared?.together).toEqual(compared?.apart);
  });

  it("are never edits of two different things", () => {
    const { call } = openSite();
    for (let kind = 0; kind < 11; kind += 1) {
      const [name, earlier] = call(kind, 0, 1);
      const [, later] = call(kind, 1, 2);
      const merged = commandOf(name).merge?.(earlier, later);
      // The plan is one and the same.
      if (name !== "plan.edit") expect(merged, name).toBeUndefined();
    }
  });

  it("stay apart where times or completion carry other tasks along", () => {
    const { merge } = commandOf("task.edit");
    expect(merge?.({ id: 1, times: [1, 2] }, { id: 1, times: [1, 3] })).toBeUndefined();
    expect(merge?.({ id: 1, completeTime: 5 }, { id: 1, completeTime: 0 })).toBeUndefined();
    expect(merge?.({ id: 1, name: "a" }, { id: 1, times: [1, 3] })).toBeUndefined();
  });

  it("keep the version of the text that the first was based on", () => {
    const { merge } = commandOf("task.edit");
    expect(
      merge?.(
        { id: 1, content: "a", contentVersion: 3 },
        { id: 1, content: "b", contentVersion: 4 },
      ),
    ).toMatchObject({ content: "b", contentVersion: 3 });
  });
});

describe("the later of two edits", () => {
  it("wins only with what it names", () => {
    expect(
      laterWins({ id: 1, name: "a", desc: "x" }, { id: 1, name: "b", desc: undefined }),
    ).toEqual({ id: 1, name: "b", desc: "x" });
  });

  it("names the same things in any order", () => {
    expect(sameIds([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }])).toBe(true);
    expect(sameIds([{ id: 1 }], undefined)).toBe(false);
    expect(sameIds(undefined, undefined)).toBe(true);
  });
});
