import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Approval } from "#domain/approval/approval.ts";

/** Until when a request has to be decided; nothing where it has all the time. */
export function DueTag({ approval }: { readonly approval: Pick<Approval, "dueTime"> }) {
  const { t } = useTranslation("approvals");
  const { short } = useFormatTime();
  const now = useNow();
  const { dueTime } = approval;
  if (dueTime === 0) return null;
  const isLate = dueTime < now;
  return (
    <Tag tint={isLate ? "red" : "amber"}>
      {t(isLate ? "late" : "due", { time: short(dueTime) })}
    </Tag>
  );
}
