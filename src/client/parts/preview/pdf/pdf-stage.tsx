import { useTranslation } from "react-i18next";
import { TryAgainAlert } from "#client/parts/failure/try-again-alert.tsx";
import { PaperLoading, PaperNotice } from "../paper/paper-notice.tsx";
import type { PaperProps } from "../paper/paper-props.ts";
import { PdfPassword } from "./pdf-password.tsx";
import { PdfReader } from "./pdf-reader.tsx";
import { usePdf } from "./use-pdf.ts";

/** A PDF: its pages one below the other, to be enlarged, turned and searched. */
export function PdfStage(paper: PaperProps) {
  const { t } = useTranslation("paper");
  const { state, tryAgain } = usePdf(paper);
  if (state.kind === "loading" && tryAgain)
    return <PaperNotice problem="notFetched" onTryAgain={tryAgain} />;
  if (state.kind === "loading") return <PaperLoading />;
  if (state.kind === "problem") return <PaperNotice problem={state.problem} />;
  if (state.kind === "locked") return <PdfPassword {...state} />;
  return (
    <PdfReader name={paper.name} pdf={state.pdf} first={state.first}>
      {tryAgain && <TryAgainAlert problem={t("partsMissing")} onTryAgain={tryAgain} />}
    </PdfReader>
  );
}
