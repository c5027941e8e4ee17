import { useRun } from "#client/live/use-run.ts";
import type { Writing } from "../begun.ts";
import type { StickerItem } from "./sticker-item.ts";

/** Sends a sticker with one tap, as an answer where one is being written; what was typed stays. */
export function useSendSticker(
  dialogId: number,
  { replyId, editId }: Writing,
  isHeld: boolean,
  onAnswered: () => void,
): ((item: StickerItem) => void) | undefined {
  const run = useRun();
  if (isHeld || editId > 0) return undefined;
  return ({ sticker, stickerId, name }) => {
    const which = sticker ? { sticker, name } : { stickerId };
    const answer = replyId > 0 && { replyId };
    void run("message.sendSticker", { dialogId, ...which, ...answer }).then(
      (sent) => sent.ok && replyId > 0 && onAnswered(),
    );
  };
}
