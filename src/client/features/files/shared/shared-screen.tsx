import { Alert, Button, PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { PASSWORD_MAX } from "#domain/limits.ts";
import { OutsidePage } from "#client/parts/outside/outside-page.tsx";
import { SharedThing } from "./shared-thing.tsx";
import { useVisit } from "./use-visit.ts";

interface SharedScreenProps {
  /** From the part of the address that no server sees: who only draws a preview of the address uses up no visit. */
  readonly code: string;
}

/** A folder or file for somebody outside of the company, who came by a link. */
export function SharedScreen({ code }: SharedScreenProps) {
  const { t } = useTranslation("public-link");
  const { state, unlock, look, again } = useVisit(code);
  switch (state.kind) {
    case "opening":
      return (
        <OutsidePage title={t("opening")}>
          <SkeletonList rows={3} />
        </OutsidePage>
      );
    case "gone":
      return <OutsidePage title={t("gone")} hint={t("goneHint")} />;
    case "failed":
      return (
        <OutsidePage title={t("failed")}>
          <Alert color="red" role="alert" my="md">
            {state.problem}
          </Alert>
          <Button onClick={again}>{t("again")}</Button>
        </OutsidePage>
      );
    case "locked":
      return (
        <OutsidePage title={t("locked")} hint={t("lockedHint")}>
          <ActionForm wide action={t("open")} onSend={async (field) => unlock(field("password"))}>
            <PasswordInput
              mt="md"
              name="password"
              label={t("password")}
              autoComplete="off"
              required
              maxLength={PASSWORD_MAX}
              visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
            />
          </ActionForm>
        </OutsidePage>
      );
    case "open":
      return <SharedThing visit={state.visit} onLook={look} onOver={again} />;
  }
}
