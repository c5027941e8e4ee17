import type { CompanySetting } from "./company-setting.ts";

/** What counts while nobody has set anything. */
export const DEFAULT_COMPANY_SETTING: Omit<CompanySetting, "id"> = {
  startHome: false,
  e2eMessage: false,
  taskDefaultStart: "09:00",
  taskDefaultEnd: "18:00",
  debug: false,
  ownTokens: false,
  publicLinks: true,
  linkPreviews: true,
  messageDays: 0,
  fileDays: 0,
  keepPinned: true,
  keepTaskChats: true,
  archiveDays: 0,
  personQuota: 0,
  companyQuota: 0,
  priorities: null,
  columnTemplates: null,
};
