import { useUsers } from "#client/live/use-users.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { useVisitorText } from "./use-visitor-text.ts";

/** Who filled a record in: a visitor, as they called themselves, or a person; "" of none. Whoever made a link has not. */
export function useFillerName(record: FormRecord | undefined): string {
  const users = useUsers();
  const visitorText = useVisitorText();
  if (!record) return "";
  return visitorText(record.visitor) || (users.get(record.createUserId)?.nickname ?? "");
}
