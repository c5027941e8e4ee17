import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { editPasskey, removePasskey } from "#contract/calls/sign-in.ts";
import { useData } from "#client/live/data-context.ts";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { PASSKEY_NAME_MAX } from "#domain/limits.ts";
import type { Security } from "./use-security.ts";

interface PasskeyRowProps {
  readonly passkey: Security["passkeys"][number];
  readonly onChanged: () => void;
}

export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { t } = useTranslation("security");
  const { rename, remove } = usePasskeyActions(passkey, onChanged);
  const { name, lastTime } = passkey;
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={500}>{name}</Text>
        <Text c="dimmed" size="xs">
          {t(lastTime > 0 ? "passkeys.used" : "passkeys.neverUsed")}{" "}
          {lastTime > 0 && <RelativeTime time={lastTime} />}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("passkeys.renameNamed", { name })}
          onClick={rename}
        >
          {t("passkeys.rename")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("passkeys.removeNamed", { name })}
          onClick={() => void remove()}
        >
          {t("passkeys.remove")}
        </Button>
      </Group>
    </Group>
  );
}

function usePasskeyActions({ id, name }: PasskeyRowProps["passkey"], onChanged: () => void) {
  const { t } = useTranslation("security");
  const { call } = useData();
  const tellFailure = useTellFailure();
  const question = {
    title: t("passkeys.rename"),
    label: t("passkeys.name"),
    value: name,
    confirmLabel: t("passkeys.rename"),
    maxLength: PASSKEY_NAME_MAX,
  };
  const told = <Result extends Awaited<ReturnType<typeof call>>>(result: Result): Result => {
    if (result.ok) onChanged();
    else tellFailure(result.failure);
    return result;
  };
  return {
    rename: () =>
      void promptChange(question, async (words) =>
        told(await call(editPasskey, { id, name: words })),
      ),
    async remove() {
      const sure = await confirm({
        title: t("passkeys.removeTitle", { name }),
        message: t("passkeys.removeMessage"),
        confirmLabel: t("passkeys.remove"),
        danger: true,
      });
      if (sure) told(await call(removePasskey, { id }));
    },
  };
}
