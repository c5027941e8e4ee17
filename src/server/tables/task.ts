import { defineTable } from "./table.ts";

export const taskTable = defineTable("task", "tasks");
