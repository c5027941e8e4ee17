import { Group, NumberInput, PasswordInput, Select, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addPublicLink } from "#contract/calls/files/public-link.ts";
import { useData } from "#client/live/data-context.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import { PUBLIC_LINK_USES_MAX } from "#domain/library/public-link-limits.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/limits.ts";

interface LinkFormProps {
  readonly itemId: number;
  readonly isOffline: boolean;
  readonly onMade: () => void;
}

const DAY = 24 * 3_600_000;
/** For how many days a link may be made to work; 0 = until it is taken back. */
const DAYS = [1, 7, 30, 90, 365, 0];

/** Makes a link, and shows it this once. */
export function LinkForm({ itemId, isOffline, onMade }: LinkFormProps) {
  const { t } = useTranslation(["public-link", "session"]);
  const { call } = useData();
  const [days, setDays] = useState(30);
  const [maxUses, setMaxUses] = useState(0);
  const [password, setPassword] = useState("");
  const [address, setAddress] = useState("");
  const add = async () => {
    const result = await call(addPublicLink, {
      id: itemId,
      expireTime: days > 0 ? Date.now() + days * DAY : 0,
      maxUses,
      ...(password !== "" && { password }),
    });
    if (!result.ok) return result.failure;
    setAddress(`${location.origin}/shared#${result.value.code}`);
    setPassword("");
    onMade();
    return undefined;
  };
  return (
    <>
      <ActionForm action={t("make")} onSend={add} disabled={isOffline}>
        <Group grow align="flex-start">
          <Select
            label={t("worksFor")}
            data={DAYS.map((count) => ({
              value: String(count),
              label: count > 0 ? t("days", { count }) : t("always"),
            }))}
            value={String(days)}
            onChange={(chosen) => setDays(Number(chosen))}
            allowDeselect={false}
          />
          <NumberInput
            label={t("maxUses")}
            placeholder={t("anyNumber")}
            min={1}
            max={PUBLIC_LINK_USES_MAX}
            allowDecimal={false}
            value={maxUses || ""}
            onChange={(count) => setMaxUses(Number(count) || 0)}
          />
        </Group>
        <PasswordInput
          label={t("password")}
          description={t("session:passwordHint", { count: PASSWORD_MIN })}
          inputWrapperOrder={["label", "input", "description"]}
          placeholder={t("noPassword")}
          autoComplete="new-password"
          minLength={PASSWORD_MIN}
          maxLength={PASSWORD_MAX}
          visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </ActionForm>
      {address && (
        <>
          <CopyField label={t("made")} value={address} />
          <Text size="sm">{t("keep")}</Text>
        </>
      )}
    </>
  );
}
