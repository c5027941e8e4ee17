import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** What one person chose in a vote: theirs alone, also where the vote is not anonymous. */
export const ballotShape = z.object({
  /** `<msgId>:<userId>` */
  id: z.string(),
  msgId: idShape,
  dialogId: idShape,
  userId: idShape,
  /** The options chosen; empty = the person took back what they had chosen. */
  votes: z.array(z.int()),
  time: timeShape,
});
export type Ballot = z.infer<typeof ballotShape>;

export const ballotEntity = defineEntity({
  name: "ballot",
  table: "ballots",
  frame: "dialog",
  since: 12,
  shape: ballotShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["dialogId"],
  parent: { entity: "dialog", field: "dialogId", apart: true },
});
