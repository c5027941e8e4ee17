import { useEffect, useState } from "react";
import { openStream } from "#contract/calls/stream.ts";
import type { Calls } from "#client/live/calls/use-calls.ts";
import { useData } from "#client/live/data-context.ts";
import { createStreams, type Source, type Streams } from "./open-streams.ts";

const streamsOf = new WeakMap<Calls["quietCall"], Streams>();

/** What a message says at this moment while a bot writes it; what its row says until there is more. */
export function useStreamedText(messageId: number, stored: string): string {
  const { quietCall } = useData();
  const [heard, setHeard] = useState<string>();
  useEffect(() => {
    const streams = streamsOf.get(quietCall) ?? createStreams(doorsOf(quietCall));
    streamsOf.set(quietCall, streams);
    return streams.listen(messageId, setHeard);
  }, [quietCall, messageId]);
  // A row that is ahead of a line that was lost tells more.
  return heard !== undefined && heard.length >= stored.length ? heard : stored;
}

function doorsOf(quietCall: Calls["quietCall"]) {
  return {
    async address(msgId: number) {
      const result = await quietCall(openStream, { msgId });
      return result.ok ? result.value.streamUrl : undefined;
    },
    open: openSource,
    later: (work: () => void, milliseconds: number) => void setTimeout(work, milliseconds),
  };
}

function openSource(address: string): Source {
  const source = new EventSource(address);
  return {
    on: (name, listen) =>
      source.addEventListener(name, ({ data }) => {
        const { content = "" } = JSON.parse(String(data)) as { readonly content?: string };
        listen(content);
      }),
    onError: (listen) => source.addEventListener("error", listen),
    close: () => source.close(),
  };
}
