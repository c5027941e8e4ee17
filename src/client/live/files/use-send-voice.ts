import { useCallback } from "react";
import type { RecordedVoice } from "#client/platform/voice/record-voice.ts";
import { useSendFiles } from "./use-send-files.ts";

interface VoiceTo {
  readonly dialogId: number;
  readonly replyId: number;
  /** What its file is called, without its ending. */
  readonly name: string;
}

/** Sends a voice that was recorded to a chat, as any file: at once, and its bytes when they can go. */
export function useSendVoice(): (voice: RecordedVoice, to: VoiceTo) => Promise<void> {
  const sendFiles = useSendFiles();
  return useCallback(
    async ({ content, ext, duration, volumes }, { dialogId, replyId, name }) => {
      const { shrinkLevels } = await import("#domain/message/voice/shrink-levels.ts");
      const file = new File([content], `${name}.${ext}`, { type: content.type });
      const voice = { duration, levels: shrinkLevels(volumes) };
      await sendFiles(dialogId, [file], { voice, ...(replyId && { replyId }) });
    },
    [sendFiles],
  );
}
