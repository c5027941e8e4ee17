import { DownloadNotice } from "../paper/download-notice.tsx";
import { PaperLoading, PaperNotice } from "../paper/paper-notice.tsx";
import type { PaperProps } from "../paper/paper-props.ts";
import { usePaper } from "../paper/use-paper.ts";
import { DrawnSlides } from "./drawn-slides.tsx";
import { readOldSlides } from "./read-old-slides.ts";
import { readSlides, SLIDES_MAX } from "./read-slides.ts";

const newer = { limit: SLIDES_MAX, read: readSlides };
const older = { limit: SLIDES_MAX, read: readOldSlides };

/** A presentation (pptx, ppt): words, tables and pictures of each slide; an old one that cannot be read is to be downloaded. */
export function SlidesStage(props: PaperProps) {
  const isOld = /\.p[po][ts]$/i.test(props.name);
  const state = usePaper(props, isOld ? older : newer);
  if (!state) return <PaperLoading />;
  if (state.ok) return <DrawnSlides name={props.name} slides={state.value} />;
  return isOld && state.error === "broken" ? (
    <DownloadNotice />
  ) : (
    <PaperNotice problem={state.error} />
  );
}
