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
  const done =
    what === "remove"
      ? t("audit.requestRemoved", { name: by })
      : t(`approvals:event.${String(what)}`, { name: by, others });
  const became = [from, to]
    .filter((status) => status !== undefined)
    .map((status) => t(`approvals:status.${String(status)}`))
    .join(" → ");
  return [name, step, done, became].filter(Boolean).map(String).join(" · ");
}

interface Names {
  readonly nameOf: (userId: number) => string;
  readonly timeOf: (time: number) => string;
}

/** Who stands in for whom, and from when until when; or from when on no more. */
export function delegationWords(
  t: Texts,
  { userId, targetId, detail }: AuditLine,
  { nameOf, timeOf }: Names,
): string {
  const { startTime, endTime } = detail;
  const [of, name] = [nameOf(userId), nameOf(targetId)];
  const to = typeof endTime === "number" ? timeOf(endTime) : "";
  return typeof startTime === "number"
    ? t("audit.delegation.set", { name, of, from: timeOf(startTime), to })
    : t("audit.delegation.end", { name, of, to });
}
