import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { joinKey } from "../../id.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** What a person has begun to fill into a form and not sent, on all of their devices. Theirs alone. */
export const recordDraftShape = z.object({
  /** `<formId>:<userId>` */
  id: z.string(),
  formId: idShape,
  userId: idShape,
  /** The version of the form that is filled in, 0 = none. */
  versionId: z.int(),
  /** By these words the record would be known; "" = by none yet. */
  title: z.string(),
  /** The JSON of what was filled in, by the names of the fields; one of none = it was sent or given up. */
  values: z.string(),
  /** Epoch ms. */
  time: timeShape,
});
export type RecordDraft = z.infer<typeof recordDraftShape>;

/** Nothing stands of what was begun. */
const NOTHING = "{}";

export const recordDraftEntity = defineEntity({
  name: "recordDraft",
  table: "record_drafts",
  frame: "form",
  since: 28,
  shape: recordDraftShape,
  birth: "computed",
  title: ({ title }) => title,
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["formId"],
  parent: { entity: "form", field: "formId", apart: true },
});

/** Where a person has begun nothing yet. */
export function newRecordDraft(formId: number, userId: number): RecordDraft {
  const id = joinKey(formId, userId);
  return { id, formId, userId, versionId: 0, title: "", values: NOTHING, time: 0 };
}

/** Whether anything is left of it to go on with. */
export function isBegun({ values }: Pick<RecordDraft, "values">): boolean {
  return values !== NOTHING;
}
