import { Box, PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX } from "#domain/limits.ts";
import { ActionForm } from "../form/action-form.tsx";
import type { Problem } from "../form/use-action.ts";
import { OutsidePage } from "./outside-page.tsx";

interface LockedLinkProps {
  readonly onUnlock: (password: string) => Promise<Problem>;
}

/** A link that asks for its password. */
export function LockedLink({ onUnlock }: LockedLinkProps) {
  const { t } = useTranslation("public-link");
  return (
    <OutsidePage title={t("locked")} hint={t("lockedHint")}>
      <Box mt="md">
        <ActionForm wide action={t("open")} onSend={async (field) => onUnlock(field("password"))}>
          <PasswordInput
            name="password"
            label={t("password")}
            autoComplete="off"
            required
            maxLength={PASSWORD_MAX}
            visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
          />
        </ActionForm>
      </Box>
    </OutsidePage>
  );
}
