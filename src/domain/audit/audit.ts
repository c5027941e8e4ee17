import type { Id } from "../id.ts";

/** What the audit log tells apart. */
export const AUDIT_KINDS = [
  "signIn",
  "signInFailed",
  "role",
  "disable",
  "restore",
  "inviteAdd",
  "inviteRemove",
  "inviteAccept",
  "setting",
  "passwordChange",
  "emailChange",
  "accountRemove",
  "twoFactor",
  "organisation",
  "dictionary",
  "dataInterface",
  "menu",
  "workCalendar",
  "leave",
  "planRemove",
  "messageRemove",
  "report",
  "export",
  "delegation",
  "approval",
  "approvalFlow",
  "bot",
  "botRemove",
  "tokenAdd",
  "tokenRemove",
  "webhookAdd",
  "webhookRemove",
  "mailAddressAdd",
  "mailAddressChange",
  "mailAddressRemove",
  "publicLinkAdd",
  "publicLinkRemove",
  "formLinkAdd",
  "formLinkRemove",
  "guestLinkAdd",
  "guestLinkRemove",
  "fileInfected",
  "scanFailed",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** One thing that administrators can look up later: what was done to whom or to what. */
export interface AuditNote {
  readonly kind: AuditKind;
  /** The person or thing that it was done to, 0 = none. */
  readonly targetId: Id;
  /** What the thing was called and what became of it; never a secret. */
  readonly detail: Readonly<Record<string, string | number | boolean | Id[]>>;
}
