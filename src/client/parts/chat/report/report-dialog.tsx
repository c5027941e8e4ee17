import { Button, Group, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageReport } from "#client/live/chat/use-message-report.ts";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import {
  REPORT_REASONS,
  REPORT_WORDS_MAX,
  type ReportReason,
} from "#domain/message/report/report-reasons.ts";

interface ReportDialogProps {
  readonly msgId: number;
  readonly onClose: () => void;
}

/** Why the administrators are to look at a message; of one that was reported, what became of that. */
export function ReportDialog({ msgId, onClose }: ReportDialogProps) {
  const { t } = useTranslation("report");
  const run = useRun();
  const reported = useMessageReport(msgId);
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState("");
  if (reported.state !== "ready") return null;
  if (reported.value) {
    return (
      <Dialog title={t("title")} size="box" onClose={onClose}>
        <Text>{t(`states.${reported.value.state}`)}</Text>
      </Dialog>
    );
  }
  const send = async () => {
    if (!reason) return;
    const wish = { msgId, reason, ...(words.trim() && { words }) };
    if (!(await run("message.report", wish)).ok) return;
    onClose();
    showToast({ message: t("sent") });
  };
  return (
    <Dialog title={t("title")} size="box" onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t("hint")}
        </Text>
        <Radio.Group
          label={t("reason")}
          value={reason ?? null}
          onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? "other")}
        >
          <Stack gap="xs" mt="xs">
            {REPORT_REASONS.map((one) => (
              <Radio key={one} value={one} label={t(`reasons.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t("words")}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={REPORT_WORDS_MAX}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button disabled={!reason} onClick={() => void send()}>
            {t("send")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
