import { useTranslation } from "react-i18next";
import { FailedLink, OpeningLink } from "#client/parts/outside/before-visit.tsx";
import { LockedLink } from "#client/parts/outside/locked-link.tsx";
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
      return <OpeningLink title={t("opening")} />;
    case "gone":
      return <OutsidePage title={t("gone")} hint={t("goneHint")} />;
    case "failed":
      return (
        <FailedLink
          title={t("failed")}
          problem={state.problem}
          again={t("again")}
          onAgain={again}
        />
      );
    case "locked":
      return <LockedLink onUnlock={unlock} />;
    case "open":
      return <SharedThing visit={state.visit} onLook={look} onOver={again} />;
  }
}
