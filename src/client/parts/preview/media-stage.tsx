import { useFileAddress } from "#client/live/files/use-file-address.ts";
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
  if (address.state === "loading") return null;
  if (address.state !== "ready")
    return <MissingWords fileId={item.fileId} isArriving={address.state === "arriving"} />;
  const Player = as;
  return <Player className={classes.player} src={address.value} controls aria-label={item.name} />;
}
