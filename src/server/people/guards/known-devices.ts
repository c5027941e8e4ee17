import { findKnownDevices, originOfDevice } from "../../tables/own/guards/known-device.ts";
import type { Db } from "../../tables/sql/db.ts";
import type { Caller } from "../caller.ts";
import { hashSecret, newSecret } from "../tokens.ts";

/** A secret of a browser on which somebody proved who they are, and where its tries are counted. */
export interface Recognised {
  readonly secret: string;
  readonly userId: number;
  readonly origin: string;
}

/** Those of a browser's secrets that this server gave it, and for whom. */
export async function recognise(db: Db, secrets: readonly string[] = []): Promise<Recognised[]> {
  if (secrets.length === 0) return [];
  const secretOf = new Map(secrets.map((secret) => [hashSecret(secret), secret]));
  const known = await findKnownDevices(db, [...secretOf.keys()]);
  return known.map(({ secretHash, userId, origin }) => ({
    secret: secretOf.get(secretHash) ?? "",
    userId,
    origin,
  }));
}

/** The same for one person; undefined where they never proved on this browser who they are. */
export async function recogniseFor(
  db: Db,
  userId: number | undefined,
  secrets: readonly string[] | undefined,
): Promise<Recognised | undefined> {
  const known = await recognise(db, secrets);
  return known.find((device) => device.userId === userId);
}

/** What a browser gets that proves now who uses it: what it has already, or a secret that is counted by itself. */
export async function knownFromNowOn(
  db: Db,
  userId: number,
  { knownDevices, admittedBy }: Pick<Caller, "knownDevices" | "admittedBy">,
): Promise<Pick<Recognised, "secret" | "origin">> {
  const known = await recogniseFor(db, userId, knownDevices);
  if (known) return known;
  const secret = newSecret();
  // Whoever is let in by a device shares its count: a stolen session gains no tries by more devices.
  const origin =
    admittedBy === undefined ? hashSecret(secret) : await originOfDevice(db, admittedBy);
  return { secret, origin };
}
