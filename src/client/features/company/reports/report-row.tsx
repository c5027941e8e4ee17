import { Button, Group, Image, Paper, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { decideReport } from "#contract/calls/trust/report.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { tokensToNames } from "#client/parts/chat/mention/mention-text.ts";
import { useMentionNames } from "#client/parts/chat/mention/use-mention-names.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { MessageReport } from "#domain/message/report/message-report.ts";

interface ReportRowProps {
  readonly report: MessageReport;
  readonly isOffline: boolean;
  readonly onDecided: () => void;
}

/** One message as it stood, who wrote it, who reported it and why, and what can be decided. */
export function ReportRow({ report, isOffline, onDecided }: ReportRowProps) {
  const { t } = useTranslation("report");
  const { call } = useData();
  const { absolute } = useFormatTime();
  const users = useUsers();
  const mentionOf = useMentionNames();
  const nameOf = (id: number) => users.get(id)?.nickname ?? t("somebody");
  const { id, authorId, userId, place, saidTime, thumb, fileName, text, words } = report;
  const where = place === "" ? t("pair") : place;
  const decide = async (action: "dismiss" | "remove") => {
    if (action === "remove") {
      const sure = await confirm({
        title: t("removeTitle"),
        message: t("removeMessage", { name: nameOf(authorId) }),
        confirmLabel: t("remove"),
        danger: true,
      });
      if (!sure) return;
    }
    if ((await call(decideReport, { id, action })).ok) onDecided();
  };
  return (
    <Paper component="article" withBorder p="md">
      <Stack gap="xs">
        <Text size="sm" fw={500}>
          {t("said", { name: nameOf(authorId), place: where, time: absolute(saidTime) })}
        </Text>
        {thumb !== "" && (
          <Image
            src={`data:image/jpeg;base64,${thumb}`}
            alt={fileName}
            w="fit-content"
            mah="10rem"
          />
        )}
        {fileName !== "" && <Text size="sm">{fileName}</Text>}
        {text !== "" && (
          <Text component="blockquote" m={0}>
            {tokensToNames(text, mentionOf)}
          </Text>
        )}
        <Text size="sm">
          {t("reportedBy", { name: nameOf(userId), reason: t(`reasons.${report.reason}`) })}
        </Text>
        {words !== "" && <Text size="sm">{t("quoted", { words })}</Text>}
        {report.state === "open" ? (
          <Group>
            <Button
              size="compact-sm"
              variant="default"
              disabled={isOffline}
              onClick={() => void decide("dismiss")}
            >
              {t("dismiss")}
            </Button>
            <Button
              size="compact-sm"
              color="red"
              variant="light"
              disabled={isOffline}
              onClick={() => void decide("remove")}
            >
              {t("remove")}
            </Button>
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            {t(`outcomes.${report.state}`, { time: absolute(report.decideTime) })}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
