import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { useUsers } from "#client/live/use-users.ts";
import { approvalWords, delegationWords } from "./audit-approval-words.ts";
import { auditWords } from "./audit-words.ts";
import type { AuditLine } from "./use-audit.ts";

/** Who did what to whom, when, and from where. */
export function AuditRow({ line }: { readonly line: AuditLine }) {
  const { t } = useTranslation(["administration", "approvals"]);
  const { absolute } = useFormatTime();
  const users = useUsers();
  const who = users.get(line.userId)?.nickname ?? t("audit.nobody");
  const nameOf = (userId: number) => users.get(userId)?.nickname ?? t("audit.nobody");
  const words = () => {
    if (line.kind === "approval") return approvalWords(t, line, nameOf);
    if (line.kind === "delegation") return delegationWords(t, line, { nameOf, timeOf: absolute });
    return [who, auditWords(t, line)].filter(Boolean).join(" · ");
  };
  const { actedAt } = line.detail;
  const whence = [line.device, line.address].filter(Boolean).join(" · ");
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={500}>{t(`audit.kinds.${line.kind}`)}</Text>
        <Text c="dimmed" size="xs">
          <RelativeTime time={line.at} />
        </Text>
      </Group>
      <Text size="sm">{words()}</Text>
      {typeof actedAt === "number" && (
        <Text c="dimmed" size="xs">
          {t("audit.later", { time: absolute(actedAt) })}
        </Text>
      )}
      {whence && (
        <Text c="dimmed" size="xs">
          {whence}
        </Text>
      )}
    </div>
  );
}
