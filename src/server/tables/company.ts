import { defineTable } from "./table.ts";

export const companyTable = defineTable("company", "companies");
export const companySettingTable = defineTable("companySetting", "company_settings");
