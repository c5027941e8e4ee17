import { PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LineForm } from "#client/parts/form/line-form.tsx";
import classes from "../paper/paper.module.css";

interface PdfPasswordProps {
  /** One was given, and was another. */
  readonly isWrong: boolean;
  readonly unlock: (password: string) => void;
}

/** Asks for the password of a PDF. */
export function PdfPassword({ isWrong, unlock }: PdfPasswordProps) {
  const { t } = useTranslation("paper");
  return (
    <div className={classes.middle}>
      <LineForm
        action={t("unlock")}
        primary
        onSend={async (field) => {
          unlock(field("password"));
          return undefined;
        }}
      >
        {() => (
          <PasswordInput
            name="password"
            label={t("password")}
            description={t("passwordHint")}
            error={isWrong && <span role="alert">{t("passwordWrong")}</span>}
            visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
            autoComplete="off"
            required
          />
        )}
      </LineForm>
    </div>
  );
}
