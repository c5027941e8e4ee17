import { Alert, Button, PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { OutsidePage } from "#client/parts/outside/outside-page.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { PASSWORD_MAX } from "#domain/limits.ts";
import { GuestPage } from "./guest-page.tsx";
import { useGuestPlan } from "./use-guest-plan.ts";

interface GuestScreenProps {
  /** From the part of the address that no server sees: who only draws a preview of the address sees nothing. */
  readonly code: string;
}

/** A plan for somebody without an account, who came by a link. */
export function GuestScreen({ code }: GuestScreenProps) {
  const { t } = useTranslation(["guest-link", "public-link"]);
  const { state, unlock, again } = useGuestPlan(code);
  switch (state.kind) {
    case "opening":
      return (
        <OutsidePage title={t("public-link:opening")}>
          <SkeletonList rows={3} />
        </OutsidePage>
      );
    case "gone":
      return <OutsidePage title={t("gone")} hint={t("goneHint")} />;
    case "failed":
      return (
        <OutsidePage title={t("public-link:failed")}>
          <Alert color="red" role="alert" my="md">
            {state.problem}
          </Alert>
          <Button onClick={again}>{t("public-link:again")}</Button>
        </OutsidePage>
      );
    case "locked":
      return (
        <OutsidePage title={t("public-link:locked")} hint={t("public-link:lockedHint")}>
          <ActionForm
            wide
            action={t("public-link:open")}
            onSend={async (field) => unlock(field("password"))}
          >
            <PasswordInput
              mt="md"
              name="password"
              label={t("public-link:password")}
              autoComplete="off"
              required
              maxLength={PASSWORD_MAX}
              visibilityToggleButtonProps={{ "aria-label": t("public-link:showPassword") }}
            />
          </ActionForm>
        </OutsidePage>
      );
    case "open":
      return (
        <GuestPage code={code} plan={state.plan} isOffline={state.isOffline} onRefresh={again} />
      );
  }
}
