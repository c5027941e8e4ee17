import type { PrivateKey } from "openpgp";
import type { Server } from "../server.ts";
import { addServerKey, findServerKey, listServerKeys } from "../tables/own/server-key.ts";
import { newKeys, readServerKey } from "./open-pgp.ts";

type Parts = Pick<Server, "database" | "sealer" | "now">;

/** Milliseconds after which the server takes a new key pair; the one before opens for as long again. */
export const KEY_USED = 90 * 24 * 3_600_000;

const labelOf = (id: string) => `server key ${id}`;

/** The public key of the pair in use, made where there is none that this server can open. */
export async function currentServerKey({
  database,
  sealer,
  now,
}: Parts): Promise<{ id: string; key: string }> {
  const time = now();
  const kept = await listServerKeys(database);
  const usable = kept.find(
    ({ id, privateKey, createTime }) =>
      createTime > time - KEY_USED && sealer.open(privateKey, labelOf(id)) !== undefined,
  );
  if (usable) return { id: usable.id, key: usable.publicKey };
  const { id, publicKey, privateKey } = await newKeys();
  const fresh = {
    id,
    publicKey,
    privateKey: sealer.seal(privateKey, labelOf(id)),
    createTime: time,
  };
  await addServerKey(database, fresh, time - 2 * KEY_USED);
  return { id, key: publicKey };
}

const opened = new WeakMap<Parts["database"], Map<string, PrivateKey>>();

/** The private key of a pair, or undefined when this server does not have it. */
export async function openServerKey(
  { database, sealer }: Pick<Parts, "database" | "sealer">,
  id: string,
): Promise<PrivateKey | undefined> {
  const known = opened.get(database) ?? new Map<string, PrivateKey>();
  opened.set(database, known);
  const before = known.get(id);
  if (before) return before;
  const kept = await findServerKey(database, id);
  const armored = kept && sealer.open(kept.privateKey, labelOf(id));
  if (!armored) return undefined;
  const key = await readServerKey(armored);
  known.set(id, key);
  return key;
}
