import { timingSafeEqual } from "node:crypto";
import type { Id } from "#domain/id.ts";
import type { Sealer } from "./guards/secret-key.ts";

/** A range of ids and whose it is. */
interface OwnedRange {
  readonly userId: Id;
  readonly deviceNumber: number;
}

/** What a browser is given besides a range of ids. */
export function browserSecrets(sealer: Sealer, range: OwnedRange) {
  return {
    deviceProof: deviceProof(sealer, range),
    // Whoever signs in as this person gets the same, on whichever browser.
    unsentKey: sealer.derive(`plumbline unsent of ${range.userId}`),
  };
}

/** By this a browser shows a server that has forgotten it that the range was given to the person. */
function deviceProof(sealer: Sealer, { userId, deviceNumber }: OwnedRange): string {
  return sealer.derive(`plumbline device ${deviceNumber} of ${userId}`);
}

/** Whether a range of ids was given to a person, by what a browser shows for it. */
export function isDeviceProof(sealer: Sealer, range: OwnedRange, proof: string): boolean {
  const right = Buffer.from(deviceProof(sealer, range));
  const shown = Buffer.from(proof);
  return right.length === shown.length && timingSafeEqual(right, shown);
}
