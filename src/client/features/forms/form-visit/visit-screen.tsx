import { useTranslation } from "react-i18next";
import { FailedLink, OpeningLink } from "#client/parts/outside/before-visit.tsx";
import { OutsidePage } from "#client/parts/outside/outside-page.tsx";
import { ConfirmHost } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { PromptHost } from "#client/ui/text-prompt/text-prompt.tsx";
import { ToastHost } from "#client/ui/toast/toast-host.tsx";
import { useVisit } from "./use-visit.ts";
import { VisitPage } from "./visit-page.tsx";

interface VisitScreenProps {
  /** From the part of the address that no server sees. */
  readonly code: string;
}

/** A form for somebody without an account, who came by a link or scanned a poster. */
export function VisitScreen({ code }: VisitScreenProps) {
  const { t } = useTranslation("form-link");
  const { state, change, again } = useVisit(code);
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
    case "open":
      return (
        <>
          <VisitPage visit={state.visit} change={change} />
          <ConfirmHost />
          <PromptHost />
          <ToastHost />
        </>
      );
  }
}
