import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** How a person wants the columns of a form's list, on all of their devices: theirs alone (seed 001 sections 2 and 3). */
export const columnSettingShape = z.object({
  /** `<formId>:<userId>` */
  id: z.string(),
  formId: idShape,
  userId: idShape,
  /** JSON of the columns from the first to the last: `prop`, `columnVisible`, `width`, `fixed`. */
  fieldList: z.string(),
  updateTime: timeShape,
});

export type ColumnSetting = z.infer<typeof columnSettingShape>;

export const columnSettingEntity = defineEntity({
  name: "columnSetting",
  table: "column_settings",
  frame: "form",
  since: 36,
  shape: columnSettingShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["formId"],
  parent: { entity: "form", field: "formId", apart: true },
});
