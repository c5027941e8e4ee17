/**
 * Names of all synced entities, in the order in which a fresh client wants
 * them. Apart from their shapes, so that who only reads need not load those.
 */
export const entityNames = [
  "access",
  "company",
  "account",
  "device",
  "user",
  "companySetting",
  "department",
  "position",
  "userGroup",
  "dialogSetting",
  "notifySetting",
  "plan",
  "planUser",
  "column",
  "dialog",
  "dialogUser",
  "task",
  "message",
  "taskContent",
] as const;

export type EntityName = (typeof entityNames)[number];
