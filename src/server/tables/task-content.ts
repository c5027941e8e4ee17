import { defineTable } from "./table.ts";

export const taskContentTable = defineTable("taskContent", "task_contents");
