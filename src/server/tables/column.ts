import { defineTable } from "./table.ts";

export const columnTable = defineTable("column", "plan_columns");
