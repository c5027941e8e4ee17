import * as z from "zod/mini";
import { kindOfFile } from "../../file/file-kind.ts";
import { VOICE_LENGTH_MAX, VOICE_LEVEL_MAX, VOICE_LEVELS_MAX } from "./voice-length.ts";

/** What is told of a recorded voice besides its file: how long it is, and how it is drawn before it is heard. */
export const voiceFacts = {
  /** ms, of what was recorded as a voice message (seed 000 §3, record); left out of any other file. */
  duration: z.optional(z.int().check(z.positive(), z.maximum(VOICE_LENGTH_MAX))),
  /** How loud it is from beginning to end, 0 to 31. */
  levels: z.optional(
    z
      .array(z.int().check(z.nonnegative(), z.maximum(VOICE_LEVEL_MAX)))
      .check(z.maxLength(VOICE_LEVELS_MAX)),
  ),
};

/** Whether a file that is sent is a voice message: recorded to be one, and a sound by its name. */
export function isVoice(ext: string, duration: number | undefined): boolean {
  return duration !== undefined && kindOfFile(ext) === "audio";
}
