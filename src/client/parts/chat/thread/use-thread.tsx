import { type ReactNode, useState } from "react";
import { late } from "#client/ui/late.tsx";
import type { MessageActionHandlers } from "../message-actions.tsx";
import type { ThreadPlace } from "./thread-panel.tsx";

const ThreadPanel = late(async () => (await import("./thread-panel.tsx")).ThreadPanel);

interface Thread {
  readonly openThread: (messageId: number) => void;
  /** The answers, while they are shown. */
  readonly panel: ReactNode;
}

/** What was answered to a message of a chat, beside the chat. */
export function useThread(
  place: ThreadPlace,
  actions: Omit<MessageActionHandlers, "onThread">,
): Thread {
  /** 0 = none. */
  const [messageId, setMessageId] = useState(0);
  const panel = messageId > 0 && (
    <ThreadPanel
      key={messageId}
      {...place}
      {...actions}
      messageId={messageId}
      onThread={setMessageId}
      onClose={() => setMessageId(0)}
    />
  );
  return { openThread: setMessageId, panel };
}
