import { Switch, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SettingsPageProps } from "#client/parts/settings/settings-page.ts";
import { useData } from "#client/live/data-context.ts";
import { useAccount } from "#client/live/session/use-account.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PictureField } from "#client/parts/picture/picture-field.tsx";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { NICKNAME_MAX, NICKNAME_MIN } from "#domain/limits.ts";
import { shownPicture } from "#domain/user/picture.ts";
import { isPhoneNumber } from "#domain/user/phone.ts";
import { SignOut } from "./sign-out.tsx";

/** Picture, name and phone, and the way out. */
export function PersonalPage({ onSignedOut }: SettingsPageProps) {
  const { t } = useTranslation("settings");
  const { userId } = useData();
  const account = useAccount(userId);
  const run = useRun();
  const me = useUsers().get(userId);
  if (account.state === "loading") return null;
  const { nickname, email, tel, hidesLine } = account.value;
  const picture = me?.userimg ?? "";
  return (
    <>
      <Title order={1} size="h3">
        {t("personal.title")}
      </Title>
      <PictureField
        id={userId}
        name={nickname}
        picture={shownPicture(picture) ?? ""}
        onChange={(userimg) => void run("user.editData", { userimg })}
      />
      <TextInput label={t("personal.email")} value={email} readOnly />
      <OneField
        key={`nickname-${nickname}`}
        name="nickname"
        label={t("personal.nickname")}
        value={nickname}
        minLength={NICKNAME_MIN}
        maxLength={NICKNAME_MAX}
      />
      <OneField
        key={`tel-${tel}`}
        name="tel"
        label={t("personal.tel")}
        value={tel}
        hint={t("personal.telHint")}
        fits={isPhoneNumber}
      />
      <Switch
        label={t("personal.lastSeen")}
        description={t("personal.lastSeenHint")}
        checked={!hidesLine}
        onChange={(event) => void run("user.editData", { hidesLine: !event.currentTarget.checked })}
      />
      <SignOut onSignedOut={onSignedOut} />
    </>
  );
}

interface OneFieldProps {
  readonly name: "nickname" | "tel";
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** Whether it can be saved as it is; the hint says what can. */
  readonly fits?: (text: string) => boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
}

function OneField({ name, label, value, hint, fits, ...limits }: OneFieldProps) {
  const { t } = useTranslation("settings");
  const run = useRun();
  const [text, setText] = useState(value);
  const save = async () => {
    if (fits?.(text) === false) return hint;
    const result = await run(
      "user.editData",
      name === "nickname" ? { nickname: text } : { tel: text },
    );
    if (result.ok) showToast({ message: t("saved"), tone: "success" });
    return undefined;
  };
  return (
    <LineForm action={t("save")} onSend={save} disabled={text === value}>
      {(problem) => (
        <TextInput
          flex={1}
          label={label}
          description={hint}
          value={text}
          error={problem}
          required
          onChange={(event) => setText(event.currentTarget.value)}
          {...limits}
        />
      )}
    </LineForm>
  );
}
