import type { AuditNote } from "../audit/audit.ts";
import { COMPANY_ID } from "../company/company-id.ts";

/** What the log of administration says of a change of the company's stickers. */
export function stickerNote(name: string): AuditNote {
  return { kind: "setting", targetId: COMPANY_ID, detail: { sticker: name } };
}
