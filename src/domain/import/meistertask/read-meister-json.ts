import * as z from "zod/mini";
import { failure, type Result } from "#base/result.ts";
import { textOfHtml } from "../../export/text-of-html.ts";
import type { BoardImport, ImportWords } from "../board-import.ts";
import { plainToMarkdown } from "../clean-text.ts";
import { EntryReader, pathOf } from "../entry-reader.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { boardOfKanban } from "../kanban/board-of-kanban.ts";
import type { Kanban, KanbanCard, KanbanLabel } from "../kanban/kanban.ts";
import { bySequence, checklistReader } from "./meister-checklists.ts";
import { colorOfHex } from "./meister-colors.ts";
import {
  meisterAttachmentShape,
  meisterChecklistShape,
  type MeisterComment,
  meisterCommentShape,
  meisterHeadShape,
  meisterItemShape,
  meisterLabelShape,
  type MeisterPerson,
  meisterPersonShape,
  type MeisterSection,
  meisterSectionShape,
  type MeisterTask,
  meisterTaskLabelShape,
  meisterTaskShape,
} from "./meister-export.ts";
import { meisterStatus } from "./meister-status.ts";

/** Whether a JSON value is a project of MeisterTask: it has sections, and tasks in or beside them. */
export function isMeisterJson(json: unknown): boolean {
  const parsed = z.safeParse(z.object({ sections: z.array(z.unknown()) }), json);
  return parsed.success;
}

/** A project of MeisterTask as the parts of a plan: rows as its interface names them, in each other or side by side. */
export function readMeisterJson(
  json: unknown,
  words: ImportWords,
): Result<BoardImport, ImportRefusal> {
  const head = z.safeParse(meisterHeadShape, json);
  if (!head.success)
    return failure(importRefusal("import/wrong-value", { path: pathOf("", head.error) }));
  const reader = new EntryReader();
  const kanban = kanbanOf(head.data, reader);
  if (reader.firstWrong !== "")
    return failure(importRefusal("import/wrong-value", { path: reader.firstWrong }));
  return boardOfKanban(kanban, words);
}

type Head = z.infer<typeof meisterHeadShape>;
const text = (id: string | number | null | undefined) => String(id ?? "");

function kanbanOf(file: Head, reader: EntryReader): Kanban {
  const read = <T>(
    shape: z.ZodMiniType<T>,
    name: Exclude<keyof Head, "name" | "notes" | "project">,
  ) => reader.readAll(shape, file[name], name);
  const sections = bySequence(read(meisterSectionShape, "sections"));
  const all = bySequence([...read(meisterTaskShape, "tasks"), ...tasksInside(sections, reader)]);
  const tasks = all.filter(({ status }) => !meisterStatus(status).isTrashed);
  const byTask = <T extends { task_id?: string | number | null | undefined }>(rows: readonly T[]) =>
    Map.groupBy(rows, ({ task_id: taskId }) => text(taskId));
  const marks = byTask(read(meisterTaskLabelShape, "task_labels"));
  const comments = byTask(read(meisterCommentShape, "comments"));
  const attachments = byTask(read(meisterAttachmentShape, "attachments"));
  const checklistsOf = checklistReader(
    read(meisterChecklistShape, "checklists"),
    read(meisterItemShape, "checklist_items"),
  );
  const people = peopleOf(read(meisterPersonShape, "persons"), tasks);
  return {
    program: "MeisterTask",
    name: file.project?.name || file.name || "",
    desc: file.project?.notes || file.notes || "",
    lists: listsOf(sections, tasks),
    labels: labelsOf(read(meisterLabelShape, "labels"), tasks),
    people,
    fields: [],
    cards: tasks.map((task): KanbanCard => {
      const key = text(task.id);
      const { isDone, isArchived } = meisterStatus(task.status);
      return {
        id: key,
        listId: text(task.section_id),
        name: task.name ?? "",
        desc: notesOf(task),
        start: "",
        due: task.due ?? "",
        isDone,
        changed: task.status_updated_at || task.updated_at || "",
        isArchived,
        labelIds: [
          ...(marks.get(key) ?? []).map((mark) => text(mark.label_id)),
          ...(task.labels ?? []).map(labelId),
        ],
        personIds: assigneeOf(task),
        checklists: checklistsOf(task),
        comments: [...(task.comments ?? []), ...(comments.get(key) ?? [])].map(commentOf),
        attachments: [...(task.attachments ?? []), ...(attachments.get(key) ?? [])].map(
          ({ name, url }) => ({ name: name ?? "", address: url ?? "" }),
        ),
        fields: [],
      };
    }),
    links: [],
    leftOut: [
      { what: "trash", count: all.length - tasks.length },
      { what: "trackedTime", count: tasks.filter((task) => (task.tracked_time ?? 0) > 0).length },
    ],
  };
}

/** Tasks that stand in their sections. */
function tasksInside(sections: readonly MeisterSection[], reader: EntryReader): MeisterTask[] {
  return sections.flatMap((section, at) =>
    reader
      .readAll(meisterTaskShape, section.tasks, `sections[${at}].tasks`)
      .map((task) => ({ ...task, section_id: section.id })),
  );
}

/** Sections that were thrown away are none, unless a task is in one. */
function listsOf(
  sections: readonly MeisterSection[],
  tasks: readonly MeisterTask[],
): Kanban["lists"] {
  const used = new Set(tasks.map((task) => text(task.section_id)));
  return sections
    .filter(({ id, status }) => used.has(text(id)) || !meisterStatus(status).isTrashed)
    .map(({ id, name, color }) => ({ id: text(id), name: name ?? "", color: colorOfHex(color) }));
}

type TaskLabel = NonNullable<MeisterTask["labels"]>[number];

function labelId(label: TaskLabel): string {
  return typeof label === "string" ? label : text(label.id ?? label.name);
}

function labelsOf(
  labels: readonly z.infer<typeof meisterLabelShape>[],
  tasks: readonly MeisterTask[],
): KanbanLabel[] {
  const inside = tasks
    .flatMap((task) => task.labels ?? [])
    .map((label) => ({
      id: labelId(label),
      name: typeof label === "string" ? label : label.name,
      color: typeof label === "string" ? "" : label.color,
    }));
  return [...labels, ...inside].map(({ id, name, color }) => ({
    id: text(id),
    name: name ?? "",
    color: colorOfHex(color),
  }));
}

function peopleOf(
  persons: readonly MeisterPerson[],
  tasks: readonly MeisterTask[],
): Kanban["people"] {
  const known = persons.map(({ id, firstname, lastname, email }) => ({
    id: text(id),
    name: `${firstname ?? ""} ${lastname ?? ""}`.trim(),
    email: email ?? "",
  }));
  const ids = new Set(known.map(({ id }) => id));
  const named = tasks.flatMap((task) => {
    const [id = ""] = assigneeOf(task);
    return id === "" || ids.has(id) ? [] : [[id, task.assignee_name || id] as const];
  });
  return [...known, ...Array.from(new Map(named), ([id, name]) => ({ id, name, email: "" }))];
}

/** Whoever has it, by number or else by name. */
function assigneeOf(task: MeisterTask): string[] {
  const id = text(task.assigned_to_id) || (task.assignee_name ?? "");
  return id === "" ? [] : [id];
}

function notesOf(task: MeisterTask): string {
  return task.notes || plainToMarkdown(textOfHtml(task.notes_html ?? ""));
}

function commentOf(comment: MeisterComment): KanbanCard["comments"][number] {
  return {
    personId: text(comment.person_id),
    authorName: comment.person_name ?? "",
    text: comment.text ?? "",
    time: comment.created_at ?? "",
  };
}
