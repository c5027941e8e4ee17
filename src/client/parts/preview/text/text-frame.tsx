import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PaperLoading, PaperNotice } from "../paper/paper-notice.tsx";
import type { PaperProps } from "../paper/paper-props.ts";
import paper from "../paper/paper.module.css";
import { usePaper } from "../paper/use-paper.ts";
import { readText, TEXT_MAX } from "./read-text.ts";

const reading = { limit: TEXT_MAX, read: readText };

interface TextFrameProps extends PaperProps {
  readonly children: (text: string) => ReactNode;
}

/** A text that is fetched, and what is drawn of it. */
export function TextFrame({ children, ...props }: TextFrameProps) {
  const { t } = useTranslation("paper");
  const state = usePaper(props, reading);
  if (!state) return <PaperLoading />;
  if (!state.ok) return <PaperNotice problem={state.error} />;
  const { text, isCut } = state.value;
  return (
    <section className={paper.stage} aria-label={props.name}>
      {isCut && <p className={paper.note}>{t("textCut")}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className={paper.scroller} tabIndex={0}>
        {children(text)}
      </div>
    </section>
  );
}
