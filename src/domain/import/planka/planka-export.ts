import * as z from "zod/mini";

const id = z.string().check(z.minLength(1), z.maxLength(64));
const optionalId = z.nullish(id);
const optionalText = z.nullish(z.string());
const optionalFlag = z.nullish(z.boolean());
const optionalNumber = z.nullish(z.number());
const entries = z.nullish(z.array(z.unknown()));

/** What Planka's own call answers of a board: the board, and beside it the rows that belong to it. */
export const plankaHeadShape = z.object({
  item: z.object({ name: z.string() }),
  included: z.object({
    lists: z.array(z.unknown()),
    cards: z.array(z.unknown()),
    users: entries,
    labels: entries,
    cardMemberships: entries,
    cardLabels: entries,
    taskLists: entries,
    tasks: entries,
    attachments: entries,
    comments: entries,
    actions: entries,
    customFields: entries,
    customFieldValues: entries,
    cardRelations: entries,
  }),
});

export const plankaListShape = z.object({
  id,
  /** active, closed, archive or trash; versions before the second have none. */
  type: optionalText,
  position: optionalNumber,
  name: optionalText,
  color: optionalText,
});

export const plankaCardShape = z.object({
  id,
  listId: optionalId,
  prevListId: optionalId,
  position: optionalNumber,
  name: z.string(),
  description: optionalText,
  startDate: optionalText,
  dueDate: optionalText,
  isDueCompleted: optionalFlag,
  /** What it was called before the second version. */
  isDueDateCompleted: optionalFlag,
  isClosed: optionalFlag,
  listChangedAt: optionalText,
  updatedAt: optionalText,
  createdAt: optionalText,
  stopwatch: z.nullish(z.object({ total: optionalNumber })),
  commentsTotal: optionalNumber,
});

export const plankaUserShape = z.object({
  id,
  name: optionalText,
  username: optionalText,
  email: optionalText,
});

export const plankaLabelShape = z.object({
  id,
  name: optionalText,
  color: optionalText,
  position: optionalNumber,
});

export const plankaMembershipShape = z.object({ cardId: id, userId: id });
export const plankaCardLabelShape = z.object({ cardId: id, labelId: id });

export const plankaTaskListShape = z.object({
  id,
  cardId: id,
  position: optionalNumber,
  name: optionalText,
});

export const plankaTaskShape = z.object({
  taskListId: optionalId,
  /** Before the second version a card has one list of tasks. */
  cardId: optionalId,
  position: optionalNumber,
  name: z.nullish(z.string()),
  isCompleted: optionalFlag,
  assigneeUserId: optionalId,
});

export const plankaAttachmentShape = z.object({
  cardId: id,
  name: optionalText,
  url: optionalText,
  data: z.nullish(z.object({ url: optionalText })),
});

export const plankaCommentShape = z.object({
  cardId: id,
  userId: optionalId,
  /** Other things that were done are no comments. */
  type: optionalText,
  text: optionalText,
  data: z.nullish(z.object({ text: optionalText })),
  createdAt: optionalText,
});

export const plankaFieldShape = z.object({
  id,
  name: optionalText,
  position: optionalNumber,
  showOnFrontOfCard: optionalFlag,
});

export const plankaFieldValueShape = z.object({
  cardId: id,
  customFieldId: id,
  content: z.nullish(z.union([z.string(), z.number(), z.boolean()])),
});

export const plankaRelationShape = z.object({
  kind: optionalText,
  cardId: id,
  relatedCardId: id,
});

export type PlankaList = z.infer<typeof plankaListShape>;
export type PlankaCard = z.infer<typeof plankaCardShape>;
export type PlankaTaskList = z.infer<typeof plankaTaskListShape>;
export type PlankaTask = z.infer<typeof plankaTaskShape>;
export type PlankaComment = z.infer<typeof plankaCommentShape>;
export type PlankaField = z.infer<typeof plankaFieldShape>;
export type PlankaFieldValue = z.infer<typeof plankaFieldValueShape>;
export type PlankaRelation = z.infer<typeof plankaRelationShape>;
