import { useCallback } from "react";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { useLine } from "../sync/use-line.ts";
import { useRun } from "../use-run.ts";

/** What is told of a draft. */
interface ToldDraft {
  readonly text: string;
  /** The message it answers, 0 = none. */
  readonly replyId: number;
  /** The words that it goes on from. */
  readonly was: string;
}

/** A draft that cannot be shared lies on this device, which is no news to who writes it. */
const quietly = () => undefined;

/**
 * Tells the other devices of the person what they have begun to write in a dialog; answers once it is among what goes
 * to the server, and nothing where it is not told. Without a line nothing is, so that no draft waits among what was done.
 */
export function useShareDraft(dialogId: number) {
  const run = useRun(quietly);
  const isUp = useLine() === "up";
  const share = useCallback(
    ({ replyId, ...draft }: ToldDraft): Promise<unknown> | undefined => {
      if (!isUp || draft.text.length > MESSAGE_TEXT_MAX) return undefined;
      return run("dialog.draft", { dialogId, ...draft, ...(replyId > 0 && { replyId }) });
    },
    [dialogId, isUp, run],
  );
  return { share, isUp };
}
