import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { NICKNAME_MAX, NICKNAME_MIN } from "#domain/limits.ts";
import { NewPassword } from "#client/parts/password/new-password.tsx";

/** What a new person says of themselves. */
export function PersonFields() {
  const { t } = useTranslation("session");
  return (
    <>
      <TextInput
        name="name"
        label={t("name")}
        autoComplete="name"
        minLength={NICKNAME_MIN}
        maxLength={NICKNAME_MAX}
        required
      />
      <TextInput name="email" type="email" label={t("email")} autoComplete="username" required />
      <NewPassword />
    </>
  );
}
