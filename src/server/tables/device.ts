import { defineTable } from "./table.ts";

export const deviceTable = defineTable("device", "devices");
