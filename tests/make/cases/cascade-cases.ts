import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { joinKey } from "#domain/id.ts";
import type { CasePerson, CaseSite, RunAs } from "./case-site.ts";

/** A row, wherever it is looked for. */
export type RowName = readonly [entity: EntityName, id: RowId];

/** What goes with what, for somebody: said once, and true of server, memory and browser. */
export interface CascadeCase {
  /** As a sentence. */
  readonly name: string;
  /** For whom. */
  readonly watcher: "leader" | "member";
  deed<Person extends CasePerson>(site: CaseSite<Person>, run: RunAs<Person>): Promise<unknown>;
  goes(site: CaseSite): RowName[];
  stays(site: CaseSite): RowName[];
}

/** What is on the site besides, so that each kind of row has one that may go with another. */
export async function furnish<Person extends CasePerson>(
  { leader, member, group, pair, subfolder }: CaseSite<Person>,
  run: RunAs<Person>,
): Promise<void> {
  await run(member, "file.favourite", { id: subfolder.id, favourite: 1 });
  for (const dialogId of [group.id, pair.id])
    await run(leader, "message.sendText", { dialogId, text: "Lights out" });
}

const ofTask = ({ task, subtask, taskDialog, message }: CaseSite): RowName[] => [
  ["task", task.id],
  ["taskContent", task.id],
  ["task", subtask.id],
  ["dialog", taskDialog.id],
  ["message", message.id],
];
const ofPlan = ({ plan, column, leader, member }: CaseSite): RowName[] => [
  ["plan", plan.id],
  ["planUser", joinKey(plan.id, leader.userId)],
  ["planUser", joinKey(plan.id, member.userId)],
  ["column", column.id],
  ["dialog", plan.dialogId],
];
const ofDialog = (dialogId: number, { leader, member }: CaseSite): RowName[] => [
  ["dialog", dialogId],
  ["dialogUser", joinKey(dialogId, leader.userId)],
  ["dialogUser", joinKey(dialogId, member.userId)],
];

const ofFolder = (site: CaseSite): RowName[] => [
  ["libraryItem", site.folder.id],
  ["libraryItem", site.subfolder.id],
  ["libraryItem", site.arrivedFile.id],
  ["file", site.arrivedFile.fileId],
  ["folderUser", joinKey(site.folder.id, site.member.userId)],
];

const favouriteOf = ({ member, subfolder }: CaseSite): RowName => [
  "favourite",
  joinKey(subfolder.id, member.userId),
];

export const cascadeCases: readonly CascadeCase[] = [
  {
    name: "with a task go its subtasks, its text and its chat",
    watcher: "member",
    deed: (site, run) => run(site.leader, "task.remove", [{ id: site.task.id }]),
    goes: ofTask,
    stays: (site) => [...ofPlan(site), ...ofDialog(site.group.id, site)],
  },
  {
    name: "with a subtask goes nothing else",
    watcher: "member",
    deed: (site, run) => run(site.leader, "task.remove", [{ id: site.subtask.id }]),
    goes: ({ subtask }) => [["task", subtask.id]],
    stays: ({ task, taskDialog, message }) => [
      ["task", task.id],
      ["taskContent", task.id],
      ["dialog", taskDialog.id],
      ["message", message.id],
    ],
  },
  {
    name: "with a plan goes all that is in it",
    watcher: "member",
    deed: (site, run) => run(site.leader, "plan.remove", { planId: site.plan.id }),
    goes: (site) => [...ofPlan(site), ...ofTask(site)],
    stays: (site) => [...ofDialog(site.group.id, site), ...ofDialog(site.pair.id, site)],
  },
  {
    name: "whoever is taken out of a plan loses all that is in it",
    watcher: "member",
    deed: ({ leader, member, plan }, run) =>
      run(leader, "plan.removeUsers", { planId: plan.id, userId: [member.userId] }),
    goes: (site) => [...ofPlan(site), ...ofTask(site)],
    stays: (site) => [...ofDialog(site.group.id, site), ...ofDialog(site.pair.id, site)],
  },
  {
    name: "whoever stays in a plan loses only the one who was taken out",
    watcher: "leader",
    deed: ({ leader, member, plan }, run) =>
      run(leader, "plan.removeUsers", { planId: plan.id, userId: [member.userId] }),
    goes: ({ plan, member }) => [["planUser", joinKey(plan.id, member.userId)]],
    stays: (site) => [["plan", site.plan.id], ["column", site.column.id], ...ofTask(site)],
  },
  {
    name: "whoever leaves a group loses it with who is in it",
    watcher: "member",
    deed: ({ member, group }, run) =>
      run(member, "dialog.removeGroupUsers", { dialogId: group.id }),
    goes: (site) => ofDialog(site.group.id, site),
    stays: (site) => [...ofDialog(site.pair.id, site), ...ofPlan(site), ...ofTask(site)],
  },
  {
    name: "what moves to a plan that somebody is not in is gone for them, with all that belongs to it",
    watcher: "member",
    deed: moveAway,
    goes: ofTask,
    stays: ofPlan,
  },
  {
    name: "what moves to another plan stays for whoever is in both, with all that belongs to it",
    watcher: "leader",
    deed: moveAway,
    goes: () => [],
    stays: (site) => [...ofPlan(site), ...ofTask(site)],
  },
  {
    name: "whoever leaves a shared folder loses all that is in it",
    watcher: "member",
    deed: ({ member, folder }, run) => run(member, "file.leave", { id: folder.id }),
    goes: (site) => ofFolder(site),
    stays: (site) => [...ofPlan(site), favouriteOf(site)],
  },
  {
    name: "a folder that becomes a shared one stays its owner's, with all that is in it",
    watcher: "leader",
    deed: ({ leader, member, ownFolder }, run) =>
      run(leader, "file.share", { id: ownFolder.id, userId: [member.userId], right: "read" }),
    goes: () => [],
    stays: (site) => [["libraryItem", site.ownFolder.id], ...ofFolder(site)],
  },
  {
    name: "with a shared folder goes all that is in it, who was let in and what they marked",
    watcher: "member",
    async deed({ leader, folder }, run) {
      await run(leader, "file.remove", { id: [folder.id] });
      await run(leader, "file.removeForGood", { id: [folder.id] });
    },
    goes: (site) => [...ofFolder(site), favouriteOf(site)],
    stays: (site) => ofPlan(site),
  },
];

async function moveAway<Person extends CasePerson>(
  { leader, task }: CaseSite<Person>,
  run: RunAs<Person>,
): Promise<unknown> {
  const { id: planId } = await run(leader, "plan.add", { name: "Pier 5", columns: ["To do"] });
  const { id: columnId } = await run(leader, "column.add", { planId, name: "Later" });
  return run(leader, "task.move", { taskId: task.id, planId, columnId });
}
