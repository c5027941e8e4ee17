import { InvalidPDFException, PasswordResponses, type PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import { holdIdle } from "#client/platform/when-idle.ts";
import type { PaperProps } from "../paper/paper-props.ts";
import { openPdf } from "./open-pdf.ts";
import { type PageSize, sizeOfPage } from "./page-size.ts";

/** How far a PDF is open. */
export type PdfState =
  | { readonly kind: "loading" }
  | {
      readonly kind: "locked";
      readonly isWrong: boolean;
      readonly unlock: (password: string) => void;
    }
  | { readonly kind: "problem"; readonly problem: PaperProblem }
  | { readonly kind: "open"; readonly pdf: PDFDocumentProxy; readonly first: PageSize };

const loading: PdfState = { kind: "loading" };

/** An open PDF, and how to ask once more for parts of it that do not come; nothing where all have come. */
interface ShownPdf {
  readonly state: PdfState;
  readonly tryAgain: (() => void) | undefined;
}

/** Opens a PDF as long as it is shown. */
export function usePdf({ address, size, read }: PaperProps): ShownPdf {
  const [came, setCame] = useState<{ address: string; state: PdfState }>();
  const [lack, setLack] = useState<{ readonly tryAgain: () => void }>();
  useEffect(() => {
    const letIdle = holdIdle();
    let isShown = true;
    const onMissing = (isMissing: boolean) => {
      // Others need not wait until the person tries again.
      letIdle();
      if (isShown) setLack(isMissing ? { tryAgain } : undefined);
    };
    const opening = openPdf({ address, size, read }, onMissing);
    const tryAgain = () => void opening.then(({ again }) => again());
    const show = (next: PdfState) => {
      letIdle();
      if (isShown) setCame({ address, state: next });
    };
    const open = async () => {
      const { task } = await opening;
      task.onPassword = (answer: (password: string) => void, reason: number) => {
        const unlock = (password: string) => {
          show(loading);
          answer(password);
        };
        const isWrong = reason === PasswordResponses.INCORRECT_PASSWORD;
        show({ kind: "locked", isWrong, unlock });
      };
      const pdf = await task.promise;
      show({ kind: "open", pdf, first: sizeOfPage(await pdf.getPage(1)) });
    };
    open().catch((error: unknown) => {
      const problem = error instanceof InvalidPDFException ? "broken" : "notFetched";
      show({ kind: "problem", problem });
    });
    return () => {
      isShown = false;
      letIdle();
      setLack(undefined);
      void opening.then(({ close }) => close());
    };
  }, [address, size, read]);
  const state = came?.address === address ? came.state : loading;
  return { state, tryAgain: lack?.tryAgain };
}
