let speaking: HTMLAudioElement | undefined;

/** One voice at a time: whoever spoke before is silent. */
export function letSpeak(audio: HTMLAudioElement): void {
  if (speaking !== audio) speaking?.pause();
  speaking = audio;
}
