import { useEffect, useRef, useState } from "react";
import { letSpeak } from "./one-voice.ts";

/** How fast a voice can be heard. */
const SPEEDS = [1, 1.5, 2] as const;

/** Plays what lies at an address; `duration` is known beforehand, for a recording that a browser has made does not say it. */
export function usePlaying(address: string | undefined, duration: number) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [time, setTime] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);

  useEffect(() => {
    if (address === undefined) return undefined;
    const player = new Audio(address);
    player.preload = "metadata";
    audio.current = player;
    const listeners = {
      play: () => setIsPlaying(true),
      pause: () => setIsPlaying(false),
      timeupdate: () => setTime(Math.min(duration, player.currentTime * 1000)),
      ended: () => setTime(0),
    };
    for (const [name, listen] of Object.entries(listeners)) player.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) {
        player.removeEventListener(name, listen);
      }
      player.pause();
      audio.current = undefined;
    };
  }, [address, duration]);

  return {
    time,
    isPlaying,
    speed,
    async toggle() {
      const player = audio.current;
      if (!player) return;
      if (!player.paused) {
        player.pause();
        return;
      }
      letSpeak(player);
      player.playbackRate = speed;
      await player.play();
    },
    moveTo(moment: number) {
      setTime(moment);
      if (audio.current) audio.current.currentTime = moment / 1000;
    },
    speedUp() {
      const next = SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length] ?? 1;
      setSpeed(next);
      if (audio.current) audio.current.playbackRate = next;
    },
  };
}
