import { defineTable } from "./table.ts";

export const dialogUserTable = defineTable("dialogUser", "dialog_users");
