import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../play/stage.ts";
import type { Actor } from "../world/actor.ts";
import { type LogLine, takeSnapshot } from "../world/snapshot.ts";
import { BirthWatch } from "./births.ts";
import { invariantViolations } from "./invariants/all.ts";
import { replyViolations } from "./replies.ts";
import { rightViolations } from "./rights.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => stage.close());

function actor(name: string): Actor {
  const found = stage.actors.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
}

/** What is found after a wrong that is taken back again. */
async function foundAfter(wrong: string): Promise<string[]> {
  let found: string[] = [];
  const over = new Error("over");
  await stage.database
    .transaction(async (tx) => {
      await tx.run(wrong);
      found = invariantViolations(await takeSnapshot(tx));
      throw over;
    })
    .catch((error: unknown) => {
      if (error !== over) throw error;
    });
  return found;
}

test("whoever is signed in has a live line", () => {
  const open = [...stage.lines].filter(([, line]) => line.isOpen()).map(([one]) => one.name);
  expect(open).toEqual(expect.arrayContaining(["leader", "member", "outsider", "former"]));
});

test("a company to which nobody did anything is whole", () => {
  expect(invariantViolations(stage.snapshot)).toEqual([]);
});

const firstTask = "(select min(id) from tasks where parent_id = 0)";
const wrongs: readonly (readonly [string, string])[] = [
  [`update tasks set scope = 'plan:1' where id = ${firstTask}`, "belongs into"],
  ["delete from plans where id = (select min(id) from plans)", "which is gone"],
  ["update tasks set priority = -9", "has not the shape"],
  ["delete from born_ids where id = (select max(id) from messages)", "not noted as taken"],
  [
    "update plan_columns set id = (select max(id) from messages) where id = (select max(id) from plan_columns)",
    "is the id of a",
  ],
  ["update plan_users set owner = 0", "is led by 0"],
  [`update tasks set column_id = 1 where id = ${firstTask}`, "stands in no column"],
  ["delete from users where is_admin", "nobody administers"],
  ["update departments set parent_id = id", "hangs on nothing"],
  ["update dialogs set link_id = 1 where group_type = 'task'", "has no owner"],
  [
    `update tasks set dialog_id = (select min(dialog_id) from plans) where id = ${firstTask}`,
    "which is not its chat",
  ],
  ["update tasks set msg_num = msg_num + 1", "messages"],
  ["delete from messages where position = 2", "has a gap"],
  ["update dialogs set last_msg = null", "than its last"],
  ["update messages set reply_num = 1", "answers"],
  ["update dialog_users set read_position = 99", "never said"],
  ["delete from access", "is not let in"],
  ["insert into favourites values ('9:1', 9, 1, 1, 'user:1', 1)", "which is no more"],
  ["insert into access select '9/plan:9', 9, 'plan:9', 'user:9', 1", "is no member"],
  ["delete from changes where seq = 2", "the log holds"],
  ["update users set disable_time = 1", "may not sign in and is"],
  ["update tasks set start_time = 9007199254740991", "that no calendar knows"],
  [
    `update messages set msg = jsonb_build_object('type', 'md', 'text', repeat('> ', 10000))`,
    "cannot be drawn",
  ],
];

test.each(wrongs)("after %s it says: %s", async (wrong, words) => {
  expect(await foundAfter(wrong)).toContainEqual(expect.stringContaining(words));
});

describe("what was told", () => {
  const tell = (name: string, told: string, sent = "") => {
    const { userId } = actor(name);
    return stage.leaks.leaksIn({ userId, call: "", sent, told, isRepeat: false });
  };
  const planOf = (name: string) => {
    const { userId } = actor(name);
    const led = stage.snapshot.rows.plan.find(({ row }) => row.userId === userId);
    return JSON.stringify(led?.row);
  };

  test("is foreign to whoever is outside, and not to whoever is inside or brought it", () => {
    expect(tell("outsider", planOf("leader")).join()).toContain("of something foreign was told");
    expect(tell("outsider", planOf("leader")).join()).toContain("the foreign word");
    expect(tell("stranger", planOf("leader"))).not.toEqual([]);
    expect(tell("leader", planOf("leader"))).toEqual([]);
    expect(tell("outsider", planOf("leader"), planOf("leader"))).toEqual([]);
  });

  test("is foreign where it is what entries of the menu say that somebody does not find", () => {
    const items = stage.snapshot.rows.menuItem.map(({ row }) => row);
    const shut = items.find(({ roles }) => roles.length > 0);
    const inIt = items.find(({ parentId }) => parentId === shut?.id);
    for (const item of [shut, inIt]) {
      expect(tell("outsider", JSON.stringify(item)).join()).toContain("the foreign word");
      expect(tell("outsider", JSON.stringify({ ...item, name: "" }))).toEqual([]);
      expect(tell("administrator", JSON.stringify(item))).toEqual([]);
    }
    expect(items.map((item) => tell("outsider", JSON.stringify(item)).length)).toContain(0);
  });

  test("is a fault where the server says so, or nothing", () => {
    const reply = { status: 200, text: "", envelope: { code: 200, data: {} } };
    const results = [{ n: 1, state: "refused", reason: "serverProblem" }];
    expect(replyViolations(reply)).toEqual([]);
    expect(replyViolations({ status: 0, text: "" })).not.toEqual([]);
    expect(replyViolations({ status: 500, text: "" })).not.toEqual([]);
    const told = (reason: string) => replyViolations({ ...reply, envelope: { code: 503, reason } });
    expect(told("form.legEndsBeforeStart")).toEqual([]);
    expect(told("unavailable")).not.toEqual([]);
    expect(replyViolations({ ...reply, envelope: { code: 200, data: { results } } })).not.toEqual(
      [],
    );
  });
});

describe("what was written", () => {
  const written = (name: string, line: Partial<LogLine>, by = name) => {
    const callers = [{ userId: actor(name).userId, calls: ["task.edit"] }];
    const about = { seq: 1, entity: "task", rowId: "1", gone: false } as const;
    const doer = { actor: actor(by).userId, isByRule: false };
    const whole: LogLine = { ...about, scope: "company", ...doer, ...line };
    const { snapshot } = stage;
    return rightViolations({
      before: snapshot,
      after: snapshot,
      lines: [whole],
      callers,
      isParallel: false,
    });
  };

  test("was the right of who is inside, in their own name, and of nobody else", () => {
    const plan = stage.snapshot.rows.plan.find(({ row }) => row.userId === actor("leader").userId);
    const scope = plan?.scope ?? "";
    expect(written("member", { scope })).toEqual([]);
    expect(written("former", { scope })).not.toEqual([]);
    expect(written("outsider", { scope })).not.toEqual([]);
    expect(written("member", { scope }, "leader")).not.toEqual([]);
    // The leader has a rule there: what it does is done as theirs, and in no other place.
    expect(written("member", { scope, isByRule: true }, "leader")).toEqual([]);
    expect(written("member", { scope, isByRule: true }, "former")).not.toEqual([]);
    expect(written("member", { scope: "company", isByRule: true }, "leader")).not.toEqual([]);
    const row = { scope, entity: "plan", rowId: String(plan?.row.id) } as const;
    expect(written("member", row)).not.toEqual([]);
    expect(written("leader", row)).toEqual([]);
  });

  test("in the scope of a person was theirs", () => {
    const scope = `user:${actor("leader").userId}`;
    expect(written("leader", { scope, entity: "account" })).toEqual([]);
    expect(written("member", { scope, entity: "account" })).not.toEqual([]);
  });

  test("by the clock is nobody's doing, also where somebody signed out calls meanwhile", () => {
    const scope = `user:${actor("leader").userId}`;
    expect(written("stranger", { scope, entity: "scheduledMessage" })).toEqual([]);
    expect(written("stranger", { scope, entity: "account" })).not.toEqual([]);
  });
});

test("an id is born once, in the range of who brings it", () => {
  const births = new BirthWatch();
  const { snapshot } = stage;
  expect(births.see(snapshot, [], [])).toEqual([]);
  const without = { ...snapshot, all: snapshot.all.filter(({ entity }) => entity !== "message") };
  expect(births.see(without, [], [])).toEqual([]);
  expect(births.dead()).not.toEqual([]);
  expect(births.see(snapshot, [], []).join()).toContain("was gone and is back");
  const ids = snapshot.rows.message.map(({ row }) => row.id);
  const stolen = new BirthWatch().see(snapshot, [actor("outsider").userId], ids);
  expect(stolen.join()).toContain("was born in the range of");
});
