import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { canUsePasskeys } from "#client/platform/passkeys/can-use-passkeys.ts";
import { Each } from "#client/ui/each/each.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import type { Security } from "./use-security.ts";

interface PasskeysSectionProps {
  readonly security: Security;
  readonly onChanged: () => void;
}

/** Passkeys: a finger, a face or a PIN in the place of the password. */
export function PasskeysSection({ security, onChanged }: PasskeysSectionProps) {
  const { t } = useTranslation("security");
  const [adding, setAdding] = useState(false);
  const { passkeys, password } = security;
  const handleAdded = () => {
    setAdding(false);
    onChanged();
  };
  return (
    <Stack component="section" gap="sm" aria-labelledby="security-passkeys">
      <Title order={2} size="h4" id="security-passkeys">
        {t("passkeys.title")}
      </Title>
      <Text size="sm">{t("passkeys.hint")}</Text>
      {passkeys.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("passkeys.none")}
        </Text>
      )}
      <Each rows={passkeys} keyOf={({ id }) => id}>
        {(passkey) => <PasskeyRow passkey={passkey} onChanged={onChanged} />}
      </Each>
      {!canUsePasskeys() && (
        <Text c="dimmed" size="sm">
          {t("passkeys.unavailable")}
        </Text>
      )}
      {canUsePasskeys() && !adding && (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t("passkeys.add")}
          </Button>
        </div>
      )}
      {adding && (
        <AddPasskey
          hasPassword={password}
          onAdded={handleAdded}
          onCancel={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}
