import { defineTable } from "./table.ts";

export const dialogSettingTable = defineTable("dialogSetting", "dialog_settings");
