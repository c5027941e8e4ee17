import { useFileAddress } from "#client/live/files/use-file-address.ts";
import { usePoster } from "#client/live/files/use-poster.ts";
import { MissingWords } from "./missing-words.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";

interface MediaStageProps {
  readonly item: PreviewItem;
  readonly as: "video" | "audio";
}

/** Something that is played. */
export function MediaStage({ item, as }: MediaStageProps) {
  const address = useFileAddress(item.fileId, item.size);
  const poster = usePoster(as === "video" ? item.fileId : 0, "view");
  if (address.state === "loading") return null;
  if (address.state !== "ready") {
    const why = <MissingWords fileId={item.fileId} isArriving={address.state === "arriving"} />;
    if (poster === undefined) return why;
    return (
      <>
        <img className={classes.player} src={poster} alt={item.name} />
        <div className={classes.why}>{why}</div>
      </>
    );
  }
  const Player = as;
  return (
    <Player
      className={classes.player}
      src={address.value}
      {...(poster !== undefined && { poster })}
      controls
      aria-label={item.name}
    />
  );
}
