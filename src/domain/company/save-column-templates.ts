import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COLUMN_TEMPLATES_MAX } from "./board-limits.ts";
import { laterWins } from "../merge-edits.ts";
import { get } from "../reading.ts";
import { companyScope } from "../scope.ts";
import type { ColumnTemplate } from "../plan/column-templates.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import {
  columnTemplateInputShape,
  columnTemplateShape,
  shippedColumnsShape,
} from "./board-lists.ts";
import { COMPANY_ID } from "./company-id.ts";
import { settingWith } from "./setting-with.ts";

/** `system/column/template/save`: the sets of columns that a new plan can start with, in their order. */
export const saveColumnTemplates = defineCommand({
  name: "columnTemplate.save",
  path: "/api/system/column/template/save",
  access: "admin",
  arguments: z.object({
    /** Each in words, or one that comes with the product and is left as it is. */
    list: z
      .array(z.union([columnTemplateInputShape, z.object({ shipped: shippedColumnsShape })]))
      .check(z.maxLength(COLUMN_TEMPLATES_MAX)),
  }),
  reply: z.array(columnTemplateShape),
  lane: () => companyScope,
  merge: laterWins,
  *decide({ list }, actor) {
    const refusal = yield* refuseUnlessAdministrator(actor);
    if (refusal) return refused(refusal);
    const columnTemplates = list.map((one): ColumnTemplate & { columns: string[] } =>
      "shipped" in one
        ? { shipped: one.shipped, name: "", columns: [] }
        : { shipped: "", name: one.name, columns: one.columns },
    );
    const stored = yield* get("companySetting", COMPANY_ID);
    return applied(settingWith(stored, { columnTemplates }), columnTemplates, [
      {
        kind: "setting",
        targetId: COMPANY_ID,
        detail: { columnTemplates: columnTemplates.length },
      },
    ]);
  },
});
