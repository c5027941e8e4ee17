import { defineTable } from "./table.ts";

export const planUserTable = defineTable("planUser", "plan_users");
