import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import { FIELD_KINDS } from "../field/field-kinds.ts";
import { PRIORITY_COLORS } from "../task/priorities.ts";
import { taskColorShape, taskShape } from "../task/task.ts";
import { flagShape, timeShape } from "../shape.ts";

/** What a task says in a field of its plan. */
const guestValueShape = z.object({
  /** Place of the field among those of the board. */
  field: z.int(),
  /** As it is kept, choices and people by their names. */
  words: z.array(z.string()),
});

/** What guests see of a task and a subtask alike. */
const guestPartShape = z.object({
  name: z.string(),
  /** Epoch ms, 0 = no time. */
  endTime: timeShape,
  completeTime: timeShape,
  /** What its state in the workflow is called, "" = none. */
  state: z.string(),
  /** What its people are called. */
  owners: z.array(z.string()),
});
export type GuestPart = z.infer<typeof guestPartShape>;

/** A task on the board that guests see. */
const guestCardShape = z.extend(guestPartShape, {
  /** By which more of it is asked for, by this link alone. */
  key: z.string(),
  /** Epoch ms, 0 = no time. */
  startTime: timeShape,
  cancelled: flagShape,
  /** What its state means, "" = it has none. */
  status: taskShape.shape.flowItemStatus,
  /** What those are called who help. */
  assistants: z.array(z.string()),
  color: taskColorShape,
  milestone: flagShape,
  archived: flagShape,
  /** Place of its priority among those of the board, -1 = none. */
  priority: z.int(),
  /** Places of its tags among those of the board. */
  tags: z.array(z.int()),
  subNum: z.int(),
  subDone: z.int(),
  checkNum: z.int(),
  checkDone: z.int(),
  /** How many files there are; none of them is shown. */
  fileNum: z.int(),
  fields: z.array(guestValueShape),
});
export type GuestCard = z.infer<typeof guestCardShape>;

/** A plan as guests see it: what stands here and nothing else leaves the server, and of tags, priorities and fields those that a card names. */
export const guestBoardShape = z.object({
  name: z.string(),
  columns: z.array(
    z.object({ name: z.string(), color: columnColorShape, cards: z.array(guestCardShape) }),
  ),
  tags: z.array(z.object({ name: z.string(), color: columnColorShape })),
  priorities: z.array(
    z.object({
      /** Which of those that were shipped it is, where it has no name of its own. */
      number: z.int(),
      name: z.string(),
      color: z.enum(PRIORITY_COLORS),
      /** Its place among those that can be chosen, 0 = it cannot any more. */
      level: z.int(),
    }),
  ),
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(FIELD_KINDS),
      unit: z.string(),
      /** 1 = cards show it, and not only the task itself. */
      onCard: flagShape,
      /** Those of its choices that have a colour and that a card names; missing where there are none. */
      choices: z.optional(z.array(z.object({ name: z.string(), color: columnColorShape }))),
    }),
  ),
});
export type GuestField = GuestBoard["fields"][number];
export type GuestBoard = z.infer<typeof guestBoardShape>;

/** What else guests see of one task. */
export const guestTaskShape = z.object({
  /** Sanitised HTML, "" = none. */
  content: z.string(),
  checklist: z.array(z.object({ name: z.string(), done: flagShape })),
  subtasks: z.array(guestPartShape),
});
export type GuestTask = z.infer<typeof guestTaskShape>;
