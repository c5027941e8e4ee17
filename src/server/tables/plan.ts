import { defineTable } from "./table.ts";

export const planTable = defineTable("plan", "plans");
