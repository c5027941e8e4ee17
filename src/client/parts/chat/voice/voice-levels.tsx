import { VOICE_LEVEL_MAX } from "#domain/message/voice/voice-length.ts";
import classes from "./voice.module.css";

interface VoiceLevelsProps {
  /** 0 to 31. */
  readonly levels: readonly number[];
  /** Up to where it was heard, 0 to 1. */
  readonly heard?: number;
}

const WIDTH = 4;
const HEIGHT = 28;
const LEAST = 2;

/** How loud a voice is from beginning to end, as bars. */
export function VoiceLevels({ levels, heard = 0 }: VoiceLevelsProps) {
  return (
    <svg
      className={classes.levels}
      viewBox={`0 0 ${levels.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {levels.map((level, place) => {
        const height = LEAST + (level / VOICE_LEVEL_MAX) * (HEIGHT - LEAST);
        const isHeard = place < heard * levels.length;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a level is its place
            key={place}
            x={place * WIDTH}
            y={(HEIGHT - height) / 2}
            width={WIDTH / 2}
            height={height}
            rx={1}
            data-heard={isHeard}
          />
        );
      })}
    </svg>
  );
}
