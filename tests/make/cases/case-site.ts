import type { CheckItem } from "#domain/checklist/check-item.ts";
import type { Baseline } from "#domain/baseline/baseline.ts";
import type { TimeEntry } from "#domain/work-time/time-entry.ts";
import type { WorkTimer } from "#domain/work-time/work-timer.ts";
import type { Column } from "#domain/column/column.ts";
import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import type { Id } from "#domain/id.ts";
import type { File } from "#domain/file/file.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { Message } from "#domain/message/message.ts";
import { type ChoiceThings, layOutChoices } from "./choice-things.ts";
import type { Unit, UnitKind } from "#domain/organisation/unit.ts";
import type { SavedView } from "#domain/plan/saved-view/saved-view.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PlanTemplate } from "#domain/template/plan-template.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import type { TaskTemplate } from "#domain/task-template/task-template.ts";
import type { PlanTag } from "#domain/tag/plan-tag.ts";
import type { TaskLink } from "#domain/task-link/task-link.ts";
import type { Task } from "#domain/task/task.ts";
import { type AutomationThings, layOutAutomation } from "./automation-thing.ts";
import { smallTemplate } from "../small-template.ts";
import { type ApprovalThings, layOutApprovals } from "./approval-things.ts";
import { layOutSheets, type SheetThings } from "./sheet-things.ts";
import { type FormThings, layOutForms } from "./form-things.ts";
import { smallTask } from "../small-task.ts";
import { layOutStickers, type StickerThings } from "./sticker-things.ts";
import { AWAITED, layOutMessages, type MessageThings } from "./message-things.ts";

export interface CasePerson {
  readonly userId: Id;
  /** The browser on which they are signed in. */
  readonly deviceId: Id;
}

/** People around a plan, in their parts. */
export interface CasePeople<Person extends CasePerson = CasePerson> {
  /** Administers the company, and is in nothing of what is here. */
  readonly administrator: Person;
  /** Leads plan and group, and has made all there is. */
  readonly leader: Person;
  /** In plan and group; owns the task; may write in the shared folder. */
  readonly member: Person;
  /** Works for the company, and is in nothing of what is here. */
  readonly outsider: Person;
  /** As the outsider, for what is done to somebody. */
  readonly newcomer: Person;
}

/** What stands on a site: one thing of each kind. */
export interface SiteThings {
  readonly plan: Plan;
  /** An empty column, the last one. */
  readonly column: Column;
  /** Stands in the first column. */
  readonly task: Task;
  readonly subtask: Task;
  /** The leader's, of the plan; no task has it. */
  readonly tag: PlanTag;
  /** The leader's, for everybody in the plan. */
  readonly savedView: SavedView;
  /** The leader's, for everybody in the company. */
  readonly planTemplate: PlanTemplate;
  /** The only line of the task's checklist. */
  readonly checkItem: CheckItem;
  /** The chat of the task. */
  readonly taskDialog: Dialog;
  /** The leader's, in the chat of the task. */
  readonly message: Message;
  readonly group: Dialog;
  /** The dialog of leader and member. */
  readonly pair: Dialog;
}

/** What is in the library. */
export interface LibraryThings {
  /** The leader's, shared with member and colleague. */
  readonly folder: LibraryItem;
  /** The leader's, in the shared folder: empty, a file of which nothing has come, one of which all has, and what is in the trash. */
  readonly subfolder: LibraryItem;
  readonly libraryFile: LibraryItem;
  readonly arrivedFile: LibraryItem;
  readonly removedFolder: LibraryItem;
  /** The leader's, in the shared folder, with a content before the one that is on its way. */
  readonly versionedFile: LibraryItem;
  readonly earlierVersion: File;
  /** The leader's alone. */
  readonly ownFolder: LibraryItem;
}

/** Whatever the cases of a command need: who is there, what is there, and ids for what is born. */
export type CaseSite<Person extends CasePerson = CasePerson> = CasePeople<Person> &
  SiteThings &
  LibraryThings &
  FormThings &
  ApprovalThings &
  MessageThings &
  AutomationThings &
  ChoiceThings &
  StickerThings &
  SheetThings & {
    /** In plan and group; owns nothing; may look into the shared folder. */
    readonly colleague: Person;
    /** Was in plan and group, and has left both. */
    readonly former: Person;
    /** The member's, beside the other one, and nothing below it. */
    readonly loneTask: Task;
    /** The lone task waits for the subtask. */
    readonly taskLink: TaskLink;
    readonly baseline: Baseline;
    /** A number. */
    readonly planField: PlanField;
    readonly taskTemplate: TaskTemplate;
    /** The leader's, of the task. */
    readonly timeEntry: TimeEntry;
    /** The leader's, which runs for the task. */
    readonly workTimer: WorkTimer;
    /** An empty node of each of the company's trees. */
    readonly units: Readonly<Record<UnitKind, Unit>>;
    /** A fresh id of the range of somebody's browser. */
    mint(person: CasePerson): Id;
  };

/** The content that is there, and those that are not. */
export const CASE_CONTENT = "a";
const THERE = { size: CASE_CONTENT.length, md5: "0cc175b9c0f1b6a831c399e269772661" };

/** How ids and contents come to a site, wherever it is laid out. */
interface Born<Person> {
  mint(person: CasePerson): Id;
  /** Brings the content of a file. */
  arrive(person: Person, file: File): Promise<void>;
}

/** Runs a command as somebody; here a refusal is an error. */
export type RunAs<Person extends CasePerson> = <Name extends CommandName>(
  person: Person,
  name: Name,
  args: ArgumentsOf<Name>,
) => Promise<ReplyTo<Name>>;

/** A plan that is alive, made by what people do, wherever that is done. */
export async function layOutSite<Person extends CasePerson>(
  { leader, member }: CasePeople<Person>,
  run: RunAs<Person>,
): Promise<SiteThings> {
  const plan = await run(leader, "plan.add", { name: "Pier 4", columns: ["To do", "Done"] });
  await run(leader, "plan.invite", { planId: plan.id, userId: [member.userId] });
  const column = await run(leader, "column.add", { planId: plan.id, name: "Later" });
  const task = await run(leader, "task.add", {
    planId: plan.id,
    name: "Pour the slab",
    content: "<p>By noon</p>",
    owner: [member.userId],
  });
  const subtask = await run(leader, "task.addSubtask", { taskId: task.id, name: "Order concrete" });
  const tag = await run(leader, "tag.add", { planId: plan.id, name: "Snag", color: "red" });
  const savedView = await run(leader, "savedView.add", {
    planId: plan.id,
    name: "Late",
    shared: 1,
    address: { due: "overdue" },
  });
  const planTemplate = await run(leader, "planTemplate.add", {
    name: "Pier",
    content: smallTemplate(),
  });
  const checkItem = await run(leader, "checkItem.add", { taskId: task.id, name: "Oil the forms" });
  const taskDialog = await run(leader, "task.openDialog", { taskId: task.id });
  const message = await run(leader, "message.sendText", {
    dialogId: taskDialog.id,
    text: "Ready?",
  });
  const group = await run(leader, "dialog.addGroup", {
    name: "Night shift",
    userId: [member.userId],
  });
  const pair = await run(leader, "dialog.openUser", { userId: member.userId });
  const parts = { task, subtask, tag, savedView, planTemplate, checkItem };
  return { plan, column, ...parts, taskDialog, message, group, pair };
}

/** As layOutSite, with those who are in it besides, those who were, and nodes of the company's trees. */
export async function layOutCaseSite<Person extends CasePerson>(
  people: CasePeople<Person> & Pick<CaseSite<Person>, "colleague" | "former">,
  run: RunAs<Person>,
  { mint, arrive }: Born<Person>,
): Promise<CaseSite<Person>> {
  const { administrator, leader, member, colleague, former } = people;
  const things = await layOutSite(people, run);
  const planId = things.plan.id;
  const dialogId = things.group.id;
  const userId = [colleague.userId, former.userId];
  await run(leader, "plan.invite", { planId, userId });
  await run(leader, "dialog.addGroupUsers", { dialogId, userId });
  await run(former, "plan.exit", { planId });
  await run(former, "dialog.removeGroupUsers", { dialogId });
  const owner = [member.userId];
  const times: [number, number] = [1_000_000, 2_000_000];
  const loneTask = await run(leader, "task.add", { planId, name: "Order rebar", owner, times });
  const plant = async (kind: UnitKind) =>
    run(administrator, `${kind}.add`, { name: `Unit of plan ${planId}` });
  const ends = { fromId: things.subtask.id, toId: loneTask.id };
  const taskLink = await run(leader, "taskLink.add", ends);
  const baseline = await run(leader, "baseline.add", { planId, name: "Tender" });
  const price = { planId, name: "Cost", kind: "number", unit: "EUR", decimals: 2 } as const;
  const planField = await run(leader, "field.add", price);
  const taskTemplate = await run(leader, "taskTemplate.add", {
    planId,
    name: "Inspect the rebar",
    task: smallTask,
  });
  const automation = await layOutAutomation(leader, run, planId);
  const taskId = things.task.id;
  const worked = { taskId, startTime: 1_000_000, minutes: 90 };
  const timeEntry = await run(leader, "timeEntry.add", worked);
  const workTimer = await run(leader, "workTimer.start", { taskId });
  const units = {
    department: await plant("department"),
    position: await plant("position"),
    userGroup: await plant("userGroup"),
    role: await plant("role"),
  };
  const choices = await layOutChoices(administrator, run, planId);
  const stickers = await layOutStickers(administrator, run);
  const messages = await layOutMessages(leader, run, things.taskDialog.id);
  const sheets = await layOutSheets(leader, run, { planId, taskId: things.task.id });
  const library = await layOutLibrary(people, run, arrive);
  const forms = await layOutForms(people, run);
  const approvals = await layOutApprovals(people, run);
  return {
    ...people,
    ...things,
    ...library,
    ...forms,
    ...approvals,
    ...messages,
    ...sheets,
    loneTask,
    taskLink,
    baseline,
    planField,
    automation,
    taskTemplate,
    timeEntry,
    workTimer,
    units,
    ...choices,
    ...stickers,
    mint,
  };
}

/** A shared folder with what may be in one, and a folder that is not shared. */
async function layOutLibrary<Person extends CasePerson>(
  { leader, member, colleague }: Pick<CaseSite<Person>, "leader" | "member" | "colleague">,
  run: RunAs<Person>,
  arrive: Born<Person>["arrive"],
): Promise<LibraryThings> {
  const { id } = await run(leader, "file.addFolder", { name: "Papers" });
  const addTo = async (pid: number, name: string) => run(leader, "file.addFolder", { pid, name });
  const subfolder = await addTo(id, "Inspections");
  const { item: libraryFile } = await run(leader, "file.add", {
    pid: id,
    name: "Rebar list.pdf",
    ...AWAITED,
  });
  const { item: arrivedFile, file } = await run(leader, "file.add", {
    pid: id,
    name: "Bending plan.pdf",
    ...THERE,
  });
  await arrive(leader, file);
  const first = await run(leader, "file.add", { pid: id, name: "Formwork.pdf", ...THERE });
  await arrive(leader, first.file);
  const versioned = await run(leader, "file.addVersion", {
    id: first.item.id,
    name: "Formwork.pdf",
    ...AWAITED,
  });
  const versions = { versionedFile: versioned.item, earlierVersion: first.file };
  const removed = await addTo(id, "Superseded");
  await run(leader, "file.remove", { id: [removed.id] });
  const shares = { id, right: "write" as const, userId: [member.userId] };
  const folder = await run(leader, "file.share", shares);
  await run(leader, "file.share", { id, right: "read", userId: [colleague.userId] });
  const ownFolder = await addTo(0, "Drafts");
  const files = { libraryFile, arrivedFile, ...versions };
  return { folder, subfolder, ...files, removedFolder: removed, ownFolder };
}
