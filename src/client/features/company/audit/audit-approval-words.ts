import type { TFunction } from "i18next";
import type { AuditLine } from "./use-audit.ts";

type Texts = TFunction<["administration", "approvals"]>;

/** What was done with a request, in the words of its own history: which form and step, by whom, and what became of it. */
export function approvalWords(
  t: Texts,
  { userId, detail }: AuditLine,
  nameOf: (userId: number) => string,
): string {
  const { name, step, what, userIds, forId, from, to } = detail;
  const others = Array.isArray(userIds) ? userIds.map(nameOf).join(", ") : "";
  const own = nameOf(userId);
  const by =
    typeof forId === "number" ? t("approvals:byFor", { name: own, of: nameOf(forId) }) : own;
  const done = t(`approvals:event.${String(what)}`, { name: by, others });
  const statusOf = (status: unknown) => t(`approvals:status.${String(status)}`);
  const became = from ? t("audit.became", { from: statusOf(from), to: statusOf(to) }) : "";
  return [name, step, done, became].filter(Boolean).map(String).join(" · ");
}
