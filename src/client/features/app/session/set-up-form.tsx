import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { setUp } from "#contract/calls/system.ts";
import { COMPANY_NAME_MAX } from "#domain/limits.ts";
import { changeLanguage } from "#client/i18n/start-i18n.ts";
import { languages } from "#base/languages.ts";
import { PersonFields } from "./person-fields.tsx";
import { SessionForm } from "./session-form.tsx";

interface SetUpFormProps {
  readonly onSignedIn: () => void;
}

/** The first visit to an empty server: the company and who administers it. */
export function SetUpForm({ onSignedIn }: SetUpFormProps) {
  const { t, i18n } = useTranslation("session");
  return (
    <SessionForm
      call={setUp}
      bodyOf={(field, { clientId }) => ({
        company: field("company"),
        name: field("name"),
        email: field("email"),
        password: field("password"),
        language: i18n.language,
        sample: field("sample") !== "",
        clientId,
      })}
      action={t("create")}
      onSignedIn={onSignedIn}
    >
      <NativeSelect
        label={t("language")}
        value={i18n.language}
        onChange={(event) => void changeLanguage(event.currentTarget.value)}
        data={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextInput name="company" label={t("company")} maxLength={COMPANY_NAME_MAX} required />
      <PersonFields />
      <Checkbox name="sample" label={t("sample")} description={t("sampleHint")} />
    </SessionForm>
  );
}
