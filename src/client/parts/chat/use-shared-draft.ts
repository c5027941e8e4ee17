import { useCallback, useEffect, useRef, useState } from "react";
import { readSharedDraft } from "#client/data/queries/drafts.ts";
import { useData } from "#client/live/data-context.ts";
import { useLive } from "#client/live/use-live.ts";
import { useShareDraft } from "#client/live/chat/use-share-draft.ts";
import { mayBeTold, takesOver } from "#domain/dialog/draft/held-draft.ts";
import { DRAFT_SHARE_DELAY } from "#domain/limits.ts";
import type { Begun } from "./begun.ts";

/**
 * Lets the new message of a dialog stand on all devices of the person: told once they rest or leave, taken over where
 * nothing else stands. Words that only one device has are never replaced.
 */
export function useSharedDraft(
  dialogId: number,
  begun: Begun | undefined,
  place: (begun: Begun) => void,
  recall: (text: string) => Promise<void>,
): void {
  const { userId } = useData();
  const { share, isUp } = useShareDraft(dialogId);
  const found = useLive(readSharedDraft, dialogId, userId);
  const shared = found.state === "ready" ? found.value : undefined;
  /** Words that are on their way to the other devices; undefined = none. */
  const told = useRef<string>(undefined);
  /** Of how many words it is not known yet that they are on their way. */
  const [telling, setTelling] = useState(0);

  const tell = useCallback(() => {
    if (!begun || !shared) return;
    const { agreed, replyId } = begun;
    const text = begun.text.trim() === "" ? "" : begun.text;
    const was = shared.folded?.text ?? "";
    const isKnown = mayBeTold(shared.folded, { agreed }) || was === told.current;
    if (text === was || !isKnown) return;
    const isOnItsWay = share({ text, replyId, was });
    if (!isOnItsWay) return;
    told.current = text;
    setTelling((count) => count + 1);
    void isOnItsWay.finally(() => setTelling((count) => count - 1));
  }, [begun, shared, share]);

  useEffect(() => {
    const confirmed = shared?.confirmed;
    if (!begun || !confirmed) return;
    // What this device told before comes back while something newer of it is on its way.
    if (telling > 0 || shared.folded?.text !== confirmed.text) return;
    const { text, replyId } = confirmed;
    if (text === begun.text || text === told.current) {
      told.current = undefined;
      if (text !== begun.agreed) place({ ...begun, agreed: text });
    } else if (takesOver(confirmed, begun)) {
      told.current = undefined;
      void recall(text);
      place({ ...begun, text, replyId, agreed: text });
    }
  }, [begun, shared, telling, place, recall]);

  useEffect(() => {
    if (!isUp) return undefined;
    // What was sent is gone from the other devices at once.
    const timer = setTimeout(tell, begun?.text === "" ? 0 : DRAFT_SHARE_DELAY);
    return () => clearTimeout(timer);
  }, [begun, isUp, tell]);

  const last = useRef(tell);
  useEffect(() => {
    last.current = tell;
  }, [tell]);
  useEffect(() => () => last.current(), []);
}
