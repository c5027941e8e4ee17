import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CallFailure } from "#client/data/calls/http.ts";
import { type HeldKind, joinHeld, readHeldMessages } from "#client/data/search/held-messages.ts";
import { askHeldMessages } from "#client/data/search/ask-held.ts";
import type { Message } from "#domain/message/message.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";

interface HeldMessages {
  /** The newest first; undefined until the device has been looked through. */
  readonly messages: readonly Message[] | undefined;
  readonly asking: boolean;
  /** Why those that are not on this device could not be had. */
  readonly failure: CallFailure | undefined;
  /** Whether the server has older ones. */
  readonly more: boolean;
  readonly askMore: () => void;
}

interface Told {
  readonly list: readonly Message[];
  readonly more: boolean;
  readonly failure: CallFailure | undefined;
}
const nothing: Told = { list: [], more: false, failure: undefined };

/** Messages of a chat that hold something of a kind: those on this device at once, and with a network all others by pages. */
export function useHeldMessages(dialogId: number, kind: HeldKind): HeldMessages {
  const { quietCall } = useData();
  const here = useLive(readHeldMessages, dialogId, kind);
  const [told, setTold] = useState(nothing);
  const [asking, setAsking] = useState(true);
  const left = useRef(false);
  const ask = useCallback(
    async (prevId: number | undefined) => {
      const answer = await askHeldMessages(quietCall, dialogId, kind, prevId);
      if (left.current) return;
      setAsking(false);
      setTold((before) =>
        answer.ok
          ? { list: [...before.list, ...answer.list], more: answer.more, failure: undefined }
          : { ...before, failure: answer.failure },
      );
    },
    [quietCall, dialogId, kind],
  );
  useEffect(() => {
    left.current = false;
    void ask(undefined);
    return () => {
      left.current = true;
    };
  }, [ask]);
  const messages = useMemo(
    () => (here.state === "ready" ? joinHeld(here.value, told.list, kind) : undefined),
    [here, told.list, kind],
  );
  return {
    messages,
    asking,
    failure: told.failure,
    more: told.more,
    askMore: () => {
      setAsking(true);
      void ask(told.list.at(-1)?.id);
    },
  };
}
