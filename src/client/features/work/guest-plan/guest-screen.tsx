import { useTranslation } from "react-i18next";
import { FailedLink, OpeningLink } from "#client/parts/outside/before-visit.tsx";
import { LockedLink } from "#client/parts/outside/locked-link.tsx";
import { OutsidePage } from "#client/parts/outside/outside-page.tsx";
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
      return <OpeningLink title={t("public-link:opening")} />;
    case "gone":
      return <OutsidePage title={t("gone")} hint={t("goneHint")} />;
    case "failed":
      return (
        <FailedLink
          title={t("public-link:failed")}
          problem={state.problem}
          again={t("public-link:again")}
          onAgain={again}
        />
      );
    case "locked":
      return <LockedLink onUnlock={unlock} />;
    case "open":
      return (
        <GuestPage code={code} plan={state.plan} isOffline={state.isOffline} onRefresh={again} />
      );
  }
}
