import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { saveNotify } from "./save-notify.ts";

export const saveNotifyCases = casesOf(saveNotify, {
  arguments: () => ({ quiet: true, quietFrom: "21:30", timeZone: "Asia/Tokyo" }),
  roles: everyone(),
});
