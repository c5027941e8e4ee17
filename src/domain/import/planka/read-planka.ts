import * as z from "zod/mini";
import { failure, type Result } from "#base/result.ts";
import type { BoardImport, ImportLink, ImportWords } from "../board-import.ts";
import { EntryReader, pathOf } from "../entry-reader.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { boardOfKanban } from "../kanban/board-of-kanban.ts";
import type { Kanban, KanbanCard, KanbanChecklist } from "../kanban/kanban.ts";
import { colorOfPlanka } from "./planka-colors.ts";
import {
  type PlankaCard,
  type PlankaComment,
  type PlankaList,
  type PlankaRelation,
  plankaAttachmentShape,
  plankaCardLabelShape,
  plankaCardShape,
  plankaCommentShape,
  plankaFieldShape,
  plankaFieldValueShape,
  plankaHeadShape,
  plankaLabelShape,
  plankaListShape,
  plankaMembershipShape,
  plankaRelationShape,
  type PlankaTask,
  plankaTaskListShape,
  plankaTaskShape,
  plankaUserShape,
  type PlankaTaskList,
} from "./planka-export.ts";
import { readPlankaFields } from "./read-planka-fields.ts";

/** Whether a JSON value is what Planka answers of a board. */
export function isPlanka(json: unknown): boolean {
  return z.safeParse(z.object({ item: z.object({}), included: z.object({}) }), json).success;
}

/** A board of Planka as the parts of a plan. */
export function readPlanka(json: unknown, words: ImportWords): Result<BoardImport, ImportRefusal> {
  const head = z.safeParse(plankaHeadShape, json);
  if (!head.success)
    return failure(importRefusal("import/wrong-value", { path: pathOf("", head.error) }));
  const reader = new EntryReader();
  const kanban = kanbanOf(head.data, reader, words);
  if (reader.firstWrong !== "")
    return failure(importRefusal("import/wrong-value", { path: reader.firstWrong }));
  return boardOfKanban(kanban, words);
}

function kanbanOf(
  { item, included }: z.infer<typeof plankaHeadShape>,
  reader: EntryReader,
  words: ImportWords,
): Kanban {
  const read = <T>(shape: z.ZodMiniType<T>, name: keyof typeof included) =>
    reader.readAll(shape, included[name], `included.${name}`);
  const lists = byPosition(read(plankaListShape, "lists"));
  const given = byPosition(read(plankaCardShape, "cards"));
  const kinds = new Map(lists.map(({ id, type }) => [id, type ?? "active"]));
  const kindOf = ({ listId }: PlankaCard) => kinds.get(listId ?? "") ?? "active";
  const cards = given.filter((card) => kindOf(card) !== "trash");
  const byCard = <T extends { cardId: string }>(entries: readonly T[]) =>
    Map.groupBy(entries, ({ cardId }) => cardId);
  const memberships = byCard(read(plankaMembershipShape, "cardMemberships"));
  const cardLabels = byCard(read(plankaCardLabelShape, "cardLabels"));
  const attachments = byCard(read(plankaAttachmentShape, "attachments"));
  const comments = commentsIn([
    ...read(plankaCommentShape, "comments"),
    ...read(plankaCommentShape, "actions"),
  ]);
  const checklistsOf = checklistReader(
    read(plankaTaskListShape, "taskLists"),
    read(plankaTaskShape, "tasks"),
  );
  const fields = readPlankaFields(
    byPosition(read(plankaFieldShape, "customFields")),
    read(plankaFieldValueShape, "customFieldValues"),
  );
  const archived = cards.filter((card) => kindOf(card) === "archive");
  const home = (card: PlankaCard) => {
    if (kindOf(card) !== "archive") return card.listId ?? "";
    return kinds.get(card.prevListId ?? "") === undefined ? ARCHIVE : (card.prevListId ?? "");
  };
  const said = cards.reduce((sum, { commentsTotal }) => sum + Math.max(0, commentsTotal ?? 0), 0);
  const here = [...comments.values()].reduce((sum, some) => sum + some.length, 0);
  return {
    program: "Planka",
    name: item.name,
    desc: "",
    lists: listsOf(lists, archived.some((card) => home(card) === ARCHIVE) && words.archivedColumn),
    labels: byPosition(read(plankaLabelShape, "labels")).map(({ id, name, color }) => ({
      id,
      // A label without a name has that of its colour.
      name: name || (color ?? "").replaceAll("-", " "),
      color: colorOfPlanka(color),
    })),
    people: read(plankaUserShape, "users").map(({ id, name, username, email }) => ({
      id,
      name: name || username || "",
      email: email ?? "",
    })),
    fields: fields.fields,
    cards: cards.map((card): KanbanCard => ({
      id: card.id,
      listId: home(card),
      name: card.name,
      desc: card.description ?? "",
      start: card.startDate ?? "",
      due: card.dueDate ?? "",
      isDone: isDone(card) || kindOf(card) === "closed",
      changed: card.listChangedAt || card.updatedAt || card.createdAt || "",
      isArchived: kindOf(card) === "archive",
      labelIds: (cardLabels.get(card.id) ?? []).map(({ labelId }) => labelId),
      personIds: (memberships.get(card.id) ?? []).map(({ userId }) => userId),
      checklists: checklistsOf(card.id),
      comments: comments.get(card.id) ?? [],
      attachments: (attachments.get(card.id) ?? []).map(({ name, url, data }) => ({
        name: name ?? "",
        address: url || data?.url || "",
      })),
      fields: fields.byCard.get(card.id) ?? [],
    })),
    links: linksOf(read(plankaRelationShape, "cardRelations")),
    leftOut: [
      { what: "trash", count: given.length - cards.length },
      { what: "comments", count: Math.max(0, said - here) },
      { what: "customFields", count: fields.leftOut },
      { what: "trackedTime", count: cards.filter(hasTime).length },
    ],
  };
}

/** The list of what was archived, where it is not known from which. */
const ARCHIVE = "archive";

function listsOf(lists: readonly PlankaList[], archive: string | false): Kanban["lists"] {
  const shown = lists.filter(({ type }) => type !== "archive" && type !== "trash");
  const own = shown.map(({ id, name, color }) => ({
    id,
    name: name ?? "",
    color: colorOfPlanka(color),
  }));
  return archive === false ? own : [...own, { id: ARCHIVE, name: archive, color: "" as const }];
}

function isDone({ isDueCompleted, isDueDateCompleted, isClosed }: PlankaCard): boolean {
  return [isDueCompleted, isDueDateCompleted, isClosed].includes(true);
}

function hasTime({ stopwatch }: PlankaCard): boolean {
  return (stopwatch?.total ?? 0) > 0;
}

/** Entries without a place stay behind the others, in the order of the file. */
function byPosition<T extends { position?: number | null | undefined }>(
  entries: readonly T[],
): T[] {
  const place = ({ position }: T): number => position ?? Number.MAX_VALUE;
  return entries.toSorted((one, other) => place(one) - place(other));
}

function checklistReader(lists: readonly PlankaTaskList[], tasks: readonly PlankaTask[]) {
  const ordered = byPosition(tasks);
  const inList = Map.groupBy(ordered, ({ taskListId }) => taskListId ?? "");
  const onCard = Map.groupBy(
    ordered.filter(({ taskListId }) => !taskListId),
    ({ cardId }) => cardId ?? "",
  );
  const listsOfCard = Map.groupBy(byPosition(lists), ({ cardId }) => cardId);
  const items = (some: readonly PlankaTask[]): KanbanChecklist["items"] =>
    some.map(({ name, isCompleted, assigneeUserId }) => ({
      name: name ?? "",
      isDone: isCompleted === true,
      personIds: assigneeUserId ? [assigneeUserId] : [],
    }));
  return (cardId: string): KanbanChecklist[] => {
    const own = (listsOfCard.get(cardId) ?? []).map(({ id, name }) => ({
      name: name ?? "",
      items: items(inList.get(id) ?? []),
    }));
    const loose = onCard.get(cardId) ?? [];
    return loose.length > 0 ? [...own, { name: "", items: items(loose) }] : own;
  };
}

/** Comments by their card; before the second version they stand among all that was done. */
function commentsIn(entries: readonly PlankaComment[]): Map<string, KanbanCard["comments"]> {
  const spoken = entries.filter(({ type }) => !type || type === "commentCard");
  const byCard = Map.groupBy(spoken, ({ cardId }) => cardId);
  return new Map(
    Array.from(byCard, ([cardId, some]) => [
      cardId,
      some.map(({ userId, text, data, createdAt }) => ({
        personId: userId ?? "",
        authorName: "",
        text: text ?? data?.text ?? "",
        time: createdAt ?? "",
      })),
    ]),
  );
}

/** Cards that hold up others; of others it is not said which comes first. */
function linksOf(relations: readonly PlankaRelation[]): ImportLink[] {
  return relations.flatMap(({ kind, cardId, relatedCardId }): ImportLink[] => {
    const rest = { kind: "finishStart", lag: 0, lagUnit: "day" } as const;
    if (kind === "blocks") return [{ fromKey: cardId, toKey: relatedCardId, ...rest }];
    if (kind === "blockedBy") return [{ fromKey: relatedCardId, toKey: cardId, ...rest }];
    return [];
  });
}
