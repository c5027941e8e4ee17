import { useTranslation } from "react-i18next";
import type { OldWord } from "#base/old-word.ts";
import { DownloadNotice } from "../paper/download-notice.tsx";
import { PaperLoading, PaperNotice } from "../paper/paper-notice.tsx";
import type { PaperProps } from "../paper/paper-props.ts";
import paper from "../paper/paper.module.css";
import { usePaper } from "../paper/use-paper.ts";
import { readWordInWorker } from "../sheet/read-in-worker.ts";
import { WORD_MAX } from "./draw-word.ts";
import classes from "./word.module.css";

const reading = { limit: WORD_MAX, read: readWordInWorker };

/** The words of a Word document from before 2007 (doc); one that cannot be read is to be downloaded. */
export function OldWordStage(props: PaperProps) {
  const state = usePaper(props, reading);
  if (!state) return <PaperLoading />;
  if (state.ok) return <Words name={props.name} {...state.value} />;
  return state.error === "broken" ? <DownloadNotice /> : <PaperNotice problem={state.error} />;
}

function Words({ name, text, isCut }: OldWord & { readonly name: string }) {
  const { t } = useTranslation("paper");
  return (
    <section className={paper.stage} aria-label={name}>
      <p className={paper.note}>{t(isCut ? "textCut" : "oldWordWords")}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className={paper.scroller} tabIndex={0}>
        <p className={classes.words}>{text}</p>
      </div>
    </section>
  );
}
