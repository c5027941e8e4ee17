import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readPlanMail } from "#contract/calls/programs/plan-mail.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { TryAgainAlert } from "#client/parts/failure/try-again-alert.tsx";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Id } from "#domain/id.ts";
import { MailAddressForm } from "./mail-address-form.tsx";
import { MailLog } from "./mail-log.tsx";

interface MailDialogProps {
  readonly planId: Id;
  readonly onOpenTask: (taskId: number) => void;
  readonly onClose: () => void;
}

/** The address by which e-mails become tasks of a plan, and what came there. Both are the server's, so they need the network. */
export function MailDialog({ planId, onOpenTask, onClose }: MailDialogProps) {
  const { t } = useTranslation("plan-mail");
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(readPlanMail, { planId });
  const [made, setMade] = useState("");
  const openTask = (taskId: number) => {
    onClose();
    onOpenTask(taskId);
  };
  return (
    <Dialog title={t("title")} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{t("hint")}</Text>
        {isOffline && (
          <Text component="output" size="sm">
            {t("offline")}
          </Text>
        )}
        {!isOffline && <TryAgainAlert problem={problem} onTryAgain={reload} />}
        {!value && !problem && !isOffline && <SkeletonList rows={3} />}
        {value && !value.isOn && <Text size="sm">{t("off")}</Text>}
        {value && (value.isOn || value.address) && (
          <MailAddressForm
            // What was said last is what the form begins with.
            key={value.address?.createTime ?? 0}
            planId={planId}
            standing={value}
            made={made}
            onMade={setMade}
            disabled={isOffline}
            onChanged={reload}
          />
        )}
        {value && (value.isOn || value.mails.length > 0) && (
          <Stack component="section" gap="xs" aria-labelledby="plan-mails">
            <Group justify="space-between">
              <Title order={3} size="h6" id="plan-mails">
                {t("log")}
              </Title>
              <Button variant="default" size="compact-sm" disabled={isOffline} onClick={reload}>
                {t("reload")}
              </Button>
            </Group>
            <MailLog mails={value.mails} onOpenTask={openTask} />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
