import { useMemo } from "react";
import type { CollectedFiles } from "#client/data/chat-export/collect-files.ts";
import type { CollectedMessages } from "#client/data/chat-export/collect-messages.ts";
import type { PackedFile, packFiles } from "#client/data/papers/pack-files.ts";
import { startPackWorker } from "#client/platform/file-workers/pack-worker.ts";
import type { Message } from "#domain/message/message.ts";
import { useData } from "../data-context.ts";
import { contentSettings } from "../files/content-settings.ts";

/** Messages of one export: of a longer chat the newest. */
export const EXPORTED_MESSAGES_MAX = 20_000;
/** Bytes of the files of one export; they lie in memory while they are packed. */
const EXPORTED_BYTES_MAX = 300 * 1024 ** 2;

interface ChatCollecting {
  /** All messages, going on with those that were had before. */
  messages(
    dialogId: number,
    before: readonly Message[] | undefined,
    onProgress: (count: number) => void,
  ): Promise<CollectedMessages>;
  /** Their files, as many as there is room for. */
  files(messages: readonly Message[], onProgress: (count: number) => void): Promise<CollectedFiles>;
  /** All of it in one, packed in a thread of its own. */
  pack(files: readonly PackedFile[]): Promise<Blob>;
}

/** What a chat consists of, to be kept outside of the app. */
export function useCollectChat(): ChatCollecting {
  const { database, quietCall } = useData();
  return useMemo(
    () => ({
      async messages(dialogId, before, onProgress) {
        const { collectMessages } = await import("#client/data/chat-export/collect-messages.ts");
        const wanted = { dialogId, most: EXPORTED_MESSAGES_MAX, onProgress };
        return collectMessages(database, quietCall, { ...wanted, ...(before && { before }) });
      },
      async files(messages, onProgress) {
        const { collectFiles } = await import("#client/data/chat-export/collect-files.ts");
        const bounds = { most: EXPORTED_BYTES_MAX, onProgress };
        return collectFiles(database, messages, contentSettings, bounds);
      },
      async pack(files) {
        const { door, stop } = startPackWorker<{ pack: typeof packFiles }>();
        try {
          return await door.pack(files);
        } finally {
          stop();
        }
      },
    }),
    [database, quietCall],
  );
}
