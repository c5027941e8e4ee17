import { type RefObject, useEffect, useEffectEvent } from "react";

/** What somebody stands before and has just moved stays at least so long, seconds: then the wall goes on by itself. */
const LOOKED_AT = 60;

interface Turning {
  /** Where the file is shown. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly isTurning: boolean;
  readonly shownId: number | undefined;
  /** How long a file stands that nobody touches. */
  readonly seconds: number;
  readonly onTurn: () => void;
}

/** Turns a board on after its time: later where somebody looks closer, and at its end where a film or a sound plays. */
export function useTurning({ stage, isTurning, shownId, seconds, onTurn }: Turning): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const place = stage.current;
    if (!isTurning || shownId === undefined || !place) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = (time: number) => {
      clearTimeout(waiting);
      waiting = setTimeout(turn, time * 1_000);
    };
    const stops = new AbortController();
    const on = (event: string, act: () => void) =>
      // What happens to a film does not rise to what it stands in.
      place.addEventListener(event, act, { capture: true, passive: true, signal: stops.signal });
    const isPlaying = () =>
      [...place.querySelectorAll("video, audio")].some((one) => !(one as HTMLMediaElement).paused);
    const touched = () => {
      if (!isPlaying()) wait(Math.max(seconds, LOOKED_AT));
    };
    for (const event of ["pointerdown", "wheel", "keydown"]) on(event, touched);
    on("play", () => clearTimeout(waiting));
    on("pause", touched);
    on("ended", turn);
    wait(seconds);
    return () => {
      clearTimeout(waiting);
      stops.abort();
    };
  }, [stage, isTurning, shownId, seconds]);
}
