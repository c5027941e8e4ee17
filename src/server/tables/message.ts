import { defineTable } from "./table.ts";

export const messageTable = defineTable("message", "messages");
