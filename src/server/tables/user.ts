import { defineTable } from "./table.ts";

export const userTable = defineTable("user", "users");
