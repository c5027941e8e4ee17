/** The longest that can be said in one go, ms. */
export const VOICE_LENGTH_MAX = 600_000;
/** Levels by which a voice message is drawn. */
export const VOICE_LEVELS_MAX = 48;
/** The loudest of them; 0 = silence. */
export const VOICE_LEVEL_MAX = 31;

/** "0:14" */
export function voiceLength(duration: number): string {
  const seconds = Math.max(1, Math.round(duration / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
