import { useEffect } from "react";
import { useFileAddress } from "#client/live/files/use-file-address.ts";
import { MissingWords } from "./missing-words.tsx";
import type { PreviewItem } from "./preview-question.ts";
import type { ShownPaper as PaperKind } from "./shown-as.ts";
import { fetchReader, ShownPaper } from "./shown-paper.tsx";

interface PaperStageProps {
  readonly item: PreviewItem;
  readonly as: PaperKind;
}

/** A paper of the person's, from this device or from the server. */
export function PaperStage({ item, as }: PaperStageProps) {
  const address = useFileAddress(item.fileId, item.size);
  useEffect(() => fetchReader(as), [as]);
  if (address.state === "loading") return null;
  if (address.state !== "ready")
    return <MissingWords fileId={item.fileId} isArriving={address.state === "arriving"} />;
  const { value, onServer } = address;
  return (
    <ShownPaper as={as} address={value} read={onServer?.read} name={item.name} size={item.size} />
  );
}
