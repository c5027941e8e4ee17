import { useFileAddress } from "#client/live/files/use-file-address.ts";
import { usePoster } from "#client/live/files/use-poster.ts";
import { MissingWords } from "./missing-words.tsx";
import type { PreviewItem } from "./preview-question.ts";
import { useRenewed } from "./use-renewed.ts";
import classes from "./preview.module.css";

interface MediaStageProps {
  readonly item: PreviewItem;
  readonly as: "video" | "audio";
  /** A film begins by itself, without its sound. */
  readonly begins?: boolean;
}

/** Something that is played. */
export function MediaStage({ item, as, begins = false }: MediaStageProps) {
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
  const { value, onServer } = address;
  return (
    <Played
      key={item.fileId}
      as={as}
      name={item.name}
      src={value}
      poster={poster}
      renew={onServer?.renew}
      begins={begins && as === "video"}
    />
  );
}

interface PlayedProps {
  readonly as: "video" | "audio";
  readonly name: string;
  readonly src: string;
  readonly poster: string | undefined;
  readonly renew: (() => Promise<void>) | undefined;
  readonly begins: boolean;
}

function Played({ as: Player, name, src, poster, renew, begins }: PlayedProps) {
  const renewed = useRenewed(renew);
  return (
    <Player
      className={classes.player}
      src={src}
      {...(poster !== undefined && { poster })}
      controls
      autoPlay={begins}
      muted={begins}
      aria-label={name}
      {...renewed}
    />
  );
}
