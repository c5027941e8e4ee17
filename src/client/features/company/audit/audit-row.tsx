import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { useUsers } from "#client/live/use-users.ts";
import { auditWords } from "./audit-words.ts";
import type { AuditLine } from "./use-audit.ts";

/** Who did what to whom, when, and from where. */
export function AuditRow({ line }: { readonly line: AuditLine }) {
  const { t } = useTranslation("administration");
  const users = useUsers();
  const who = users.get(line.userId)?.nickname ?? t("audit.nobody");
  const what = auditWords(t, line);
  const whence = [line.device, line.address].filter(Boolean).join(" · ");
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={500}>{t(`audit.kinds.${line.kind}`)}</Text>
        <Text c="dimmed" size="xs">
          <RelativeTime time={line.at} />
        </Text>
      </Group>
      <Text size="sm">{[who, what].filter(Boolean).join(" · ")}</Text>
      {whence && (
        <Text c="dimmed" size="xs">
          {whence}
        </Text>
      )}
    </div>
  );
}
