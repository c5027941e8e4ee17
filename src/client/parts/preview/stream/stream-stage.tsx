import { Events, Hls, isSupported } from "hls.js/light";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePieces } from "#client/live/files/use-pieces.ts";
import type { PreviewItem } from "../preview-question.ts";
import classes from "../preview.module.css";
import { UnshownStage } from "../unshown-stage.tsx";
import { pieceLoader } from "./piece-loader.ts";

type Problem = "elsewhere" | "unreached" | "broken";

/** A film that is a list of pieces (HLS): they are read from the files beside it, without a network as far as they are here. */
export function StreamStage({ item }: { readonly item: PreviewItem }) {
  const { t } = useTranslation("preview");
  const video = useRef<HTMLVideoElement>(null);
  const pieces = usePieces(item.fileId);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    const element = video.current;
    if (!element || !pieces) return undefined;
    // The loader is in this thread; a worker of the player's would be code that is put together while it runs.
    const hls = new Hls({ loader: pieceLoader(pieces.read), enableWorker: false });
    hls.on(Events.ERROR, (_event, { fatal, response }) => {
      // Before its first picture nothing is gained by asking again for what is not there.
      const hasNothing = response !== undefined && element.readyState === 0;
      if (!fatal && !hasNothing) return;
      hls.destroy();
      const isOf = response?.code === 404 ? "elsewhere" : "unreached";
      setProblem(response ? isOf : "broken");
    });
    hls.loadSource(pieces.address);
    hls.attachMedia(element);
    return () => hls.destroy();
  }, [pieces]);
  if (!isSupported() || problem === "broken") return <UnshownStage item={item} />;
  if (problem)
    return (
      <p className={classes.words}>{t(problem === "elsewhere" ? "piecesElsewhere" : "notHere")}</p>
    );
  const Player = "video" as const;
  return <Player ref={video} className={classes.player} controls aria-label={item.name} />;
}
