import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import {
  addIncoming,
  listIncoming,
  removeIncoming,
} from "#contract/calls/trust/incoming-webhook.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { TryAgainAlert } from "#client/parts/failure/try-again-alert.tsx";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";

interface IncomingDialogProps {
  readonly dialogId: number;
  /** The bot that says what comes. */
  readonly userId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** The addresses by which other services write into a group as a bot; each is shown once, when it is made. */
export function IncomingDialog({ dialogId, userId, name, onClose }: IncomingDialogProps) {
  const { t } = useTranslation("incoming");
  const { call } = useData();
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(listIncoming, { dialogId, userId });
  const [url, setUrl] = useState("");
  const add = async () => {
    const result = await call(addIncoming, { dialogId, userId });
    if (!result.ok) return result.failure;
    setUrl(result.value.url);
    reload();
    return undefined;
  };
  return (
    <Dialog title={t("title", { name })} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("hint", { name })}
        </Text>
        {isOffline && (
          <Text component="output" size="sm">
            {t("offline")}
          </Text>
        )}
        <TryAgainAlert problem={problem} onTryAgain={reload} />
        {value?.length === 0 && <Text size="sm">{t("none")}</Text>}
        <Each rows={value ?? []} keyOf={({ id }) => id}>
          {(row) => <AddressRow row={row} isOffline={isOffline} onRevoked={reload} />}
        </Each>
        <ActionForm action={t("add")} onSend={add} disabled={isOffline || !value}>
          {null}
        </ActionForm>
        {url && (
          <>
            <CopyField label={t("made")} value={url} />
            <Text size="sm">{t("keep")}</Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface AddressRowProps {
  readonly row: ReplyOf<typeof listIncoming>[number];
  readonly isOffline: boolean;
  readonly onRevoked: () => void;
}

/** When an address was made and used last, and taking it back. */
function AddressRow({ row, isOffline, onRevoked }: AddressRowProps) {
  const { t } = useTranslation("incoming");
  const { absolute } = useFormatTime();
  const takeBack = useTakeBack(onRevoked);
  const { id, createTime, lastTime } = row;
  const question = {
    title: t("revokeTitle"),
    message: t("revokeMessage"),
    confirmLabel: t("revoke"),
  };
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm">{t("since", { time: absolute(createTime) })}</Text>
        <Text c="dimmed" size="xs">
          {lastTime > 0 ? t("used", { time: absolute(lastTime) }) : t("unused")}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isOffline}
        onClick={() => void takeBack(question, removeIncoming, { id })}
      >
        {t("revoke")}
      </Button>
    </Group>
  );
}
