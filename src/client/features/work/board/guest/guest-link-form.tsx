import { Checkbox, Group, PasswordInput, Select, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addGuestLink } from "#contract/calls/plans/guest-link.ts";
import { useData } from "#client/live/data-context.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import { GUEST_LINK_NAME_MAX } from "#domain/guest-link/guest-link-limits.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/limits.ts";

interface GuestLinkFormProps {
  readonly planId: number;
  readonly isOffline: boolean;
  readonly onMade: () => void;
}

const DAY = 24 * 3_600_000;
/** For how many days a link may be made to work. */
const DAYS = [1, 7, 30, 90, 365];
const USUAL_DAYS = 30;

/** Makes a link, and shows it this once. */
export function GuestLinkForm({ planId, isOffline, onMade }: GuestLinkFormProps) {
  const { t } = useTranslation(["guest-link", "public-link", "session"]);
  const { call, now } = useData();
  const [name, setName] = useState("");
  const [days, setDays] = useState(USUAL_DAYS);
  const [password, setPassword] = useState("");
  const [withFields, setWithFields] = useState(false);
  const [withArchived, setWithArchived] = useState(false);
  const [address, setAddress] = useState("");
  const add = async () => {
    const result = await call(addGuestLink, {
      planId,
      name: name.trim(),
      expireTime: now() + days * DAY,
      withFields,
      withArchived,
      ...(password !== "" && { password }),
    });
    if (!result.ok) return result.failure;
    setAddress(`${location.origin}/guest#${result.value.code}`);
    setName("");
    setPassword("");
    onMade();
    return undefined;
  };
  return (
    <>
      <ActionForm
        action={t("public-link:make")}
        onSend={add}
        disabled={isOffline || name.trim() === ""}
      >
        <TextInput
          label={t("name")}
          placeholder={t("nameHint")}
          maxLength={GUEST_LINK_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group grow align="flex-start">
          <Select
            label={t("public-link:worksFor")}
            data={DAYS.map((count) => ({
              value: String(count),
              label: t("public-link:days", { count }),
            }))}
            value={String(days)}
            onChange={(chosen) => setDays(Number(chosen))}
            allowDeselect={false}
          />
          <PasswordInput
            label={t("public-link:password")}
            description={t("session:passwordHint", { count: PASSWORD_MIN })}
            inputWrapperOrder={["label", "input", "description"]}
            placeholder={t("public-link:noPassword")}
            autoComplete="new-password"
            minLength={PASSWORD_MIN}
            maxLength={PASSWORD_MAX}
            visibilityToggleButtonProps={{ "aria-label": t("public-link:showPassword") }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Group>
        <Checkbox
          label={t("withFields")}
          checked={withFields}
          onChange={(event) => setWithFields(event.currentTarget.checked)}
        />
        <Checkbox
          label={t("withArchived")}
          checked={withArchived}
          onChange={(event) => setWithArchived(event.currentTarget.checked)}
        />
      </ActionForm>
      {address && (
        <>
          <CopyField label={t("public-link:made")} value={address} />
          <Text size="sm">{t("public-link:keep")}</Text>
        </>
      )}
    </>
  );
}
