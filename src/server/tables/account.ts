import { defineTable } from "./table.ts";

export const accountTable = defineTable("account", "accounts");
