import { useTranslation } from "react-i18next";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Tint } from "#client/ui/tint/tint.ts";
import type { Approval } from "#domain/approval/approval.ts";

const TINTS: Readonly<Partial<Record<number, Tint>>> = {
  1: "green",
  2: "red",
  3: "accent",
  4: "neutral",
  5: "neutral",
  8: "neutral",
};

/** What became of a request, in a word (seed 001 section 4). */
export function ApprovalStatusTag({ status }: Pick<Approval, "status">) {
  const { t } = useTranslation("approvals");
  return <Tag tint={TINTS[status] ?? "neutral"}>{t([`status.${status}`, "status.unknown"])}</Tag>;
}
