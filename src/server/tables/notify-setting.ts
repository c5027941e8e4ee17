import { defineTable } from "./table.ts";

export const notifySettingTable = defineTable("notifySetting", "notify_settings");
