import { defineTable } from "./table.ts";

export const dialogTable = defineTable("dialog", "dialogs");
