import { defineTable } from "./table.ts";

export const companyTable = defineTable("company", "companies");
