import { AWAITED } from "#tests/make/cases/message-things.ts";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask, OUTSIDER } from "#tests/make/site.ts";
import { smallTask } from "#tests/make/small-task.ts";
import type { Outcome, World } from "#tests/make/world.ts";
import { describe, expect, test } from "vitest";
import type { Id } from "../id.ts";
import { NO_ACCESS } from "../refusal.ts";
import {
  leastPart,
  mayIn,
  type PlanAct,
  type PlanPart,
  planParts,
  usualParts,
} from "./plan-acts.ts";
import { partsToName, planActs } from "./set-plan-rights.ts";

/** Who stands for a part in a plan. */
const people: Readonly<Record<PlanPart, Id>> = {
  owner: LEADER,
  administrator: 101,
  member: 102,
  observer: 103,
};
const parts = ["administrator", "member", "observer"] as const;

interface Site {
  readonly world: World;
  readonly planId: Id;
  readonly columnIds: readonly [Id, Id];
  /** A task of somebody else's. */
  readonly theirs: Id;
  /** One that nobody owns, added by whoever tries. */
  readonly own: Id;
  readonly tagId: Id;
}

function makeSite(me: Id): Site {
  const world = makeCompany();
  for (const part of parts) {
    const id = people[part];
    const shown = { nickname: part, userimg: "", bot: false, isAdmin: false };
    const times = { disableTime: 0, deleteTime: 0, createTime: world.now };
    world.put([
      { entity: "user", action: "add", put: { id, ...shown, ...times } },
      {
        entity: "account",
        action: "add",
        put: { id, email: `${part}@example.org`, tel: "", hidesLine: false },
      },
    ]);
  }
  const { plan, columns } = makePlan(world);
  const planId = plan.id;
  world.does(LEADER, "plan.invite", { planId, userId: parts.map((part) => people[part]) });
  for (const role of parts) {
    world.does(LEADER, "plan.setRole", { planId, userId: people[role], role });
  }
  const theirs = makeTask(world, plan, { owner: [COLLEAGUE], times: [1, 2] });
  const own = makeTask(world, plan);
  world.put([{ entity: "task", action: "update", put: { ...own, userId: me } }]);
  const tag = world.does(LEADER, "tag.add", { planId, name: "Steel" });
  return {
    world,
    planId,
    columnIds: [columns[0].id, columns[1].id],
    theirs: theirs.id,
    own: own.id,
    tagId: tag.id,
  };
}

type Try = (site: Site, me: Id) => Outcome;

const board = ({ planId }: Site) => ({ planId });

/** A command for each act that a command does; links for guests, webhooks, mail and exports are tried on their own. */
const tries: Readonly<
  Record<Exclude<PlanAct, "guestLinks" | "webhooks" | "mail" | "export">, Try>
> = {
  addTasks: (site, me) => site.world.run(me, "task.add", { ...board(site), name: "Mine" }),
  changeTasks: ({ world, theirs }, me) => world.run(me, "task.edit", { id: theirs, name: "Ours" }),
  setTimes: ({ world, own }, me) => world.run(me, "task.edit", { id: own, times: [1, 2] }),
  moveTasks: ({ world, own, planId, columnIds }, me) =>
    world.run(me, "task.move", { taskId: own, planId, columnId: columnIds[1] }),
  archiveTasks: ({ world, own }, me) => world.run(me, "task.archive", { taskId: own }),
  removeTasks: ({ world, own }, me) => world.run(me, "task.remove", [{ id: own }]),
  columns: (site, me) => site.world.run(me, "column.add", { ...board(site), name: "Waiting" }),
  removeColumns: ({ world, columnIds }, me) => world.run(me, "column.remove", { id: columnIds[1] }),
  workflow: (site, me) =>
    site.world.run(me, "flow.save", {
      ...board(site),
      flows: [
        { name: "Open", status: "start" },
        { name: "Closed", status: "end" },
      ],
    }),
  fields: (site, me) =>
    site.world.run(me, "field.add", { ...board(site), name: "Zone", kind: "text" }),
  tags: (site, me) => site.world.run(me, "tag.add", { ...board(site), name: "Concrete" }),
  views: (site, me) =>
    site.world.run(me, "savedView.add", { ...board(site), name: "Late", shared: 1, address: {} }),
  templates: (site, me) =>
    site.world.run(me, "taskTemplate.add", { ...board(site), name: "Rebar", task: smallTask }),
  baselines: (site, me) => site.world.run(me, "baseline.add", { ...board(site), name: "Tender" }),
  drawings: (site, me) =>
    site.world.run(me, "sheet.add", {
      ...board(site),
      name: "Sections.pdf",
      ...AWAITED,
      pages: [sheetPage("A-301")],
    }),
  files: (site, me) => site.world.run(me, "file.addFolder", { ...board(site), name: "Minutes" }),
  workTimes: ({ world, own }, me) =>
    world.run(me, "timeEntry.add", {
      taskId: own,
      userId: COLLEAGUE,
      startTime: 1_700_000_000_000,
      minutes: 45,
    }),
  invite: (site, me) => site.world.run(me, "plan.invite", { ...board(site), userId: [OUTSIDER] }),
  settings: ({ world, planId }, me) => world.run(me, "plan.edit", { id: planId, name: "Tower C" }),
  automations: (site, me) =>
    site.world.run(me, "automation.add", {
      ...board(site),
      name: "Done",
      trigger: { on: "created" },
      actions: [{ does: "complete" }],
      timeZone: "UTC",
    }),
};

const tried = Object.keys(tries) as (keyof typeof tries)[];

function isTried(act: PlanAct): act is keyof typeof tries {
  return Object.hasOwn(tries, act);
}

function isAtLeast(part: PlanPart, least: PlanPart): boolean {
  return planParts.indexOf(part) <= planParts.indexOf(least);
}

describe.each(planActs)("%s", (act) => {
  test("is usual for a part that can be named", () => {
    expect(partsToName[act]).toContain(usualParts[act]);
  });

  test.each(partsToName[act])("from %s on is done by those, and refused to all others", (least) => {
    for (const part of planParts) {
      const me = people[part];
      const site = makeSite(me);
      const { world, planId } = site;
      world.does(LEADER, "plan.setRights", { planId, rights: { [act]: least } });
      const seen = {
        plan: world.row("plan", planId),
        member: world.row("planUser", `${planId}:${me}`),
      };
      const may = isAtLeast(part, least);
      expect(mayIn(seen, act), part).toBe(may);
      if (!isTried(act)) continue;
      const outcome = tries[act](site, me);
      expect(outcome.ok, `${part} ${JSON.stringify(outcome)}`).toBe(may);
      if (!outcome.ok) expect(outcome.refusal.code).toBe(NO_ACCESS);
    }
  });
});

test.each(tried)("outside a plan nobody learns of %s, whatever it says", (act) => {
  const site = makeSite(LEADER);
  site.world.does(LEADER, "plan.setRights", {
    planId: site.planId,
    rights: { [act]: partsToName[act].at(-1) },
  });
  const outcome = tries[act](site, OUTSIDER);
  expect(outcome.ok).toBe(false);
  if (!outcome.ok) expect(outcome.refusal.code).not.toBe(NO_ACCESS);
});

test("only the plan's owner says who may do what, and what is as usual is not kept", () => {
  const { world, planId } = makeSite(LEADER);
  const rights = { columns: "administrator", tags: "member" } as const;
  for (const part of parts)
    expect(world.refuses(people[part], "plan.setRights", { planId, rights }).reason).toBe(
      "plan.ownerOnly",
    );
  world.does(LEADER, "plan.setRights", { planId, rights });
  expect(world.row("plan", planId).rights).toEqual({ columns: "administrator" });
  world.does(LEADER, "plan.setRights", { planId, rights: { invite: "member" } });
  expect(world.row("plan", planId).rights).toEqual({ columns: "administrator", invite: "member" });
  const { changes } = world.does(LEADER, "plan.setRights", {
    planId,
    rights: { invite: "member" },
  });
  expect(changes).toEqual([]);
  world.does(LEADER, "plan.setRights", { planId, rights: usualParts });
  expect(world.row("plan", planId).rights).toEqual({});
});

test("what each part may do grows with it, whatever the owner names", () => {
  for (const act of planActs)
    for (const least of partsToName[act]) {
      const plan = { rights: { [act]: least }, personal: 0 } as const;
      expect(leastPart(plan, act)).toBe(least);
      const may = parts.map((role) => mayIn({ plan, member: { owner: 0, role } }, act));
      expect(may.toSorted((left, right) => Number(right) - Number(left))).toEqual(may);
      expect(mayIn({ plan, member: { owner: 1, role: "observer" } }, act)).toBe(true);
    }
});

test("a member who may invite makes nobody an administrator, and takes nobody out", () => {
  const { world, planId } = makeSite(LEADER);
  world.does(LEADER, "plan.setRights", { planId, rights: { invite: "member" } });
  const me = people.member;
  world.does(me, "plan.invite", { planId, userId: [OUTSIDER] });
  const role = { planId, userId: OUTSIDER, role: "administrator" } as const;
  expect(world.refuses(me, "plan.setRole", role).reason).toBe("plan.leaderOnly");
  const takeOut = { planId, userId: [OUTSIDER] };
  expect(world.refuses(me, "plan.removeUsers", takeOut).reason).toBe("plan.leaderOnly");
});

test("orders given for columns and tasks ask for the rights to both", () => {
  const { world, planId, columnIds, own } = makeSite(people.member);
  const columns = [{ id: columnIds[0], rank: "a9" }];
  const tasks = [{ id: own, columnId: columnIds[1], rank: "a9" }];
  world.does(LEADER, "plan.setRights", { planId, rights: { columns: "administrator" } });
  const sort = (part: object) => world.run(people.member, "plan.sort", { planId, ...part }).ok;
  expect([sort({ columns }), sort({ tasks }), sort({ columns, tasks })]).toEqual([
    false,
    true,
    false,
  ]);
  world.does(LEADER, "plan.setRights", { planId, rights: { moveTasks: "administrator" } });
  expect(sort({ tasks })).toBe(false);
});
