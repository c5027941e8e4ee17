import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { byRank } from "#domain/by-rank.ts";
import { planFile } from "#domain/export/plan-file.ts";
import type { PlanFile } from "#domain/export/plan-file-shape.ts";
import type { WholePlan } from "#domain/export/plan-rows.ts";
import { importedPlanName } from "#domain/import/plan-import-chunks.ts";
import type { BoardImport } from "#domain/import/board-import.ts";
import { planImportSteps } from "#domain/import/plan-import-steps.ts";
import { readPlanFile } from "#domain/import/plan-file/read-plan-file.ts";

/** What a file is read as. */
export function boardOf(file: unknown): BoardImport {
  const read = readPlanFile(JSON.parse(JSON.stringify(file)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Makes a plan of a board, as the app does; everybody whom it names is the member. */
export function bringIn(
  world: World,
  board: BoardImport,
  personOf: (name: string) => number = () => MEMBER,
): number {
  const { id: planId } = world.does(LEADER, "plan.add", {
    name: importedPlanName(board),
    desc: board.desc,
  });
  const userIds = new Map(board.members.map(({ key, name }) => [key, personOf(name)]));
  const members = [...new Set(userIds.values())].filter((id) => id > 0 && id !== LEADER);
  if (members.length > 0) world.does(LEADER, "plan.invite", { planId, userId: members });
  for (const { id } of world.all("column").filter((column) => column.planId === planId))
    world.does(LEADER, "column.remove", { id });
  const settings = { planId, userIds, toHtml: String, peopleLine: String };
  for (const { name, args } of planImportSteps(board, { ...settings, nextId: world.nextId }))
    world.does(LEADER, name, args);
  return planId;
}

/** The plan that a file becomes, by the rules that server and browser run. */
export function planOfFile(file: unknown): { world: World; planId: number } {
  const world = makeCompany();
  return { world, planId: bringIn(world, boardOf(file)) };
}

/** A plan with all that it has, as it lies on the device of its leader. */
export function wholePlan(world: World, planId: number): WholePlan {
  const ofPlan = <Row extends { readonly planId: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.planId === planId);
  const columns = ofPlan(world.all("column")).toSorted(byRank);
  const place = (id: number) => columns.findIndex((column) => column.id === id);
  const times = ofPlan(world.all("timeEntry"));
  return {
    plan: world.row("plan", planId),
    columns,
    flow: ofPlan(world.all("flowItem")).toSorted(byRank),
    tags: ofPlan(world.all("planTag")),
    fields: ofPlan(world.all("planField")).toSorted(byRank),
    // As they are read where they are exported: column by column.
    tasks: ofPlan(world.all("task"))
      .toSorted(byRank)
      .toSorted((one, other) => place(one.columnId) - place(other.columnId)),
    links: ofPlan(world.all("taskLink")),
    contents: new Map(ofPlan(world.all("taskContent")).map(({ id, content }) => [id, content])),
    checks: Map.groupBy(ofPlan(world.all("checkItem")).toSorted(byRank), ({ taskId }) => taskId),
    people: new Map(
      world.all("user").map(({ id, nickname }) => [id, { name: nickname, email: "" }]),
    ),
    times: Map.groupBy(times, ({ taskId }) => taskId),
    baselines: ofPlan(world.all("baseline")),
    automations: ofPlan(world.all("automation")),
    views: ofPlan(world.all("savedView")),
    templates: ofPlan(world.all("taskTemplate")),
  };
}

/** The file of a plan. */
export function fileOfPlan(world: World, planId: number): PlanFile {
  return planFile(wholePlan(world, planId));
}
