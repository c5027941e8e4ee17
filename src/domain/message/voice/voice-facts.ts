import * as z from "zod/mini";
import { kindOfFile } from "../../file/file-kind.ts";

/** The longest that can be said in one go, ms. */
export const VOICE_LENGTH_MAX = 600_000;
/** Levels by which a voice message is drawn. */
export const VOICE_LEVELS_MAX = 48;
/** The loudest of them; 0 = silence. */
export const VOICE_LEVEL_MAX = 31;

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

/** "0:14" */
export function voiceLength(duration: number): string {
  const seconds = Math.max(1, Math.round(duration / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
