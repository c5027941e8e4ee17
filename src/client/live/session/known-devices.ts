import { KNOWN_DEVICES_MAX } from "#domain/limits.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const NAME = "known-devices";

/**
 * The secrets by which the server knows this browser, the newest last. They stay when somebody signs out,
 * and tell nobody who it was: what they are good for is that guesses of strangers keep nobody waiting here.
 */
export function readKnownDevices(): string[] {
  return readSetting(NAME)?.split(",") ?? [];
}

/** Keeps what the server gave; nothing where it gave none. */
export function keepKnownDevice(secret: string | undefined): void {
  if (!secret) return;
  const others = readKnownDevices().filter((known) => known !== secret);
  writeSetting(NAME, [...others, secret].slice(-KNOWN_DEVICES_MAX).join());
}
