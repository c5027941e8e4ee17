import { Checkbox, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addToken } from "#contract/calls/programs/bot.ts";
import { TOKEN_SCOPES, type TokenScope } from "#contract/token-scopes.ts";
import { useData } from "#client/live/data-context.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import { TOKEN_DAYS, TOKEN_NAME_MAX } from "#domain/user/bot-limits.ts";

interface TokenFormProps {
  readonly userId: number;
  readonly isOffline: boolean;
  readonly onMade: () => void;
}

type Days = (typeof TOKEN_DAYS)[number];

/** Makes an access token, and shows it this once. */
export function TokenForm({ userId, isOffline, onMade }: TokenFormProps) {
  const { t } = useTranslation("bots");
  const { call } = useData();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<TokenScope[]>(["read"]);
  const [days, setDays] = useState<Days>(90);
  const [token, setToken] = useState("");
  const add = async () => {
    const result = await call(addToken, { userId, name, scopes, days });
    if (!result.ok) return result.failure;
    setToken(result.value.token);
    setName("");
    onMade();
    return undefined;
  };
  return (
    <Stack gap="sm">
      <ActionForm action={t("tokens.add")} onSend={add} disabled={isOffline || scopes.length === 0}>
        <TextInput
          label={t("tokens.name")}
          required
          maxLength={TOKEN_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={t("tokens.scopes")}
          value={scopes}
          onChange={(chosen) => setScopes(TOKEN_SCOPES.filter((scope) => chosen.includes(scope)))}
        >
          <Group>
            {TOKEN_SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} label={t(`tokens.scope.${scope}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <Select
          label={t("tokens.days")}
          data={TOKEN_DAYS.map((count) => ({
            value: String(count),
            label: t("tokens.dayCount", { count }),
          }))}
          value={String(days)}
          onChange={(chosen) =>
            setDays(TOKEN_DAYS.find((count) => String(count) === chosen) ?? days)
          }
          allowDeselect={false}
        />
      </ActionForm>
      {token && (
        <>
          <CopyField label={t("tokens.made")} value={token} />
          <Text size="sm">{t("tokens.keep")}</Text>
        </>
      )}
    </Stack>
  );
}
