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

/** Opens a PDF as long as it is shown. */
export function usePdf({ address, size }: PaperProps): PdfState {
  const [came, setCame] = useState<{ address: string; state: PdfState }>();
  useEffect(() => {
    const letIdle = holdIdle();
    const opening = openPdf({ address, size });
    let isShown = true;
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
      void opening.then(({ close }) => close());
    };
  }, [address, size]);
  return came?.address === address ? came.state : loading;
}
