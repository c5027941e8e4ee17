import type { Session } from "#contract/session.ts";
import { FORMER_DEVICES_MAX } from "#domain/limits.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { keepKnownDevice } from "./known-devices.ts";

const NAME = "session";
const DEVICES = "devices";

/** Who is signed in on this browser. What seals their unsent work lies in their database, and goes with it. */
export type SavedSession = Omit<Session, "unsentKey">;

/** Who has been signed in on this browser, with a range of ids they had and the proof of it. */
interface FormerDevice {
  readonly userId: number;
  readonly deviceNumber: number;
  readonly proof?: string;
}

let known: { readonly text: string; readonly session: SavedSession } | undefined;

/** The session of this browser, the same object while it stays the same; undefined when nobody is signed in. */
export function readSession(): SavedSession | undefined {
  const text = readSetting(NAME);
  if (!text) return undefined;
  if (known?.text !== text) known = { text, session: JSON.parse(text) as SavedSession };
  return known.session;
}

export function saveSession({ unsentKey: _apart, knownDevice, ...session }: Session): void {
  keepKnownDevice(knownDevice);
  writeSetting(NAME, JSON.stringify(session));
  const { userId, deviceNumber, deviceProof: proof } = session;
  const others = formerDevices().filter((device) => device.deviceNumber !== deviceNumber);
  const device: FormerDevice = { userId, deviceNumber, ...(proof && { proof }) };
  const devices = [...others, device].slice(-FORMER_DEVICES_MAX);
  writeSetting(DEVICES, JSON.stringify(devices));
}

/** Who has been signed in on this browser and left something, with the ranges of ids they had. */
export function formerDevices(): FormerDevice[] {
  return JSON.parse(readSetting(DEVICES) ?? "[]") as FormerDevice[];
}

/** The account's database is gone, and with it what was born in its range. */
export function forgetDevices(userId: number): void {
  const devices = formerDevices().filter((device) => device.userId !== userId);
  writeSetting(DEVICES, JSON.stringify(devices));
}

/** Forgets the session, but not the account's database: signing in again finds what waits. */
export function forgetSession(): void {
  writeSetting(NAME, undefined);
}
