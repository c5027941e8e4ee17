import { useCallback, useEffect, useState } from "react";
import type { CallFailure } from "#client/data/calls/http.ts";
import { useLoadAround } from "#client/live/use-history.ts";
import { useMessage } from "#client/live/use-messages.ts";

/** The message that somebody came for, and the window of the dialog around it. */
export interface Anchor {
  /** Its id; undefined = the dialog is shown at its end. */
  readonly id: number | undefined;
  /** Its position, once it is here. */
  readonly position: number | undefined;
  /** Why it could not be fetched. */
  readonly failure: CallFailure | undefined;
  /** undefined = to the end of the dialog. */
  readonly jump: (messageId: number | undefined) => void;
}

/** Leads to a message of a dialog; one that is not in this browser is fetched with what is around it. */
export function useAnchor(dialogId: number, messageId: number | undefined): Anchor {
  const loadAround = useLoadAround("message");
  const [wanted, setWanted] = useState({ asked: messageId, id: messageId });
  const [failure, setFailure] = useState<CallFailure>();
  if (wanted.asked !== messageId) {
    setWanted({ asked: messageId, id: messageId });
  }
  const { id } = wanted;
  const found = useMessage(id ?? 0);
  const message =
    found.state === "ready" && found.value?.dialogId === dialogId ? found.value : undefined;

  const isMissing = id !== undefined && found.state === "ready" && found.value === undefined;
  useEffect(() => {
    if (!isMissing || id === undefined) return undefined;
    let left = false;
    void loadAround(dialogId, id).then((failed) => {
      if (!left) setFailure(failed);
    });
    return () => {
      left = true;
    };
  }, [isMissing, dialogId, id, loadAround]);

  const jump = useCallback((next: number | undefined) => {
    setFailure(undefined);
    setWanted(({ asked }) => ({ asked, id: next }));
  }, []);
  return { id, position: message?.position, failure, jump };
}
