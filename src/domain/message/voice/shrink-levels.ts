import { VOICE_LEVEL_MAX, VOICE_LEVELS_MAX } from "./voice-length.ts";

/**
 * How a recording is drawn, however long it is: of each part of it the loudest moment, against the loudest of all, so
 * that a low voice is seen as well. Volumes are 0 to 1.
 */
export function shrinkLevels(volumes: readonly number[]): number[] {
  const loudest = Math.max(0, ...volumes);
  if (loudest === 0) return volumes.slice(0, VOICE_LEVELS_MAX).map(() => 0);
  const count = Math.min(VOICE_LEVELS_MAX, volumes.length);
  return Array.from({ length: count }, (_nothing, part) => {
    const from = Math.floor((part * volumes.length) / count);
    const to = Math.floor(((part + 1) * volumes.length) / count);
    return Math.round((Math.max(...volumes.slice(from, to)) / loudest) * VOICE_LEVEL_MAX);
  });
}
