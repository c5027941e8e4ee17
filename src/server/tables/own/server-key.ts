import type { Db } from "../sql/db.ts";

/** A key pair of the server for encrypted payloads. */
export interface ServerKey {
  /** Fingerprint. */
  id: string;
  /** Armored OpenPGP. */
  publicKey: string;
  /** Sealed. */
  privateKey: string;
  /** Epoch ms. */
  createTime: number;
}

const SELECTION = `id, public_key as "publicKey", private_key as "privateKey",
                   create_time as "createTime"`;

/** All key pairs, the newest first. */
export async function listServerKeys(db: Db): Promise<ServerKey[]> {
  return db.run<ServerKey>(`select ${SELECTION} from server_keys order by create_time desc, id`);
}

export async function findServerKey(db: Db, id: string): Promise<ServerKey | undefined> {
  const [key] = await db.run<ServerKey>(`select ${SELECTION} from server_keys where id = $1`, [id]);
  return key;
}

/** Keeps a key pair, and drops those made before a time. */
export async function addServerKey(db: Db, key: ServerKey, dropBefore: number): Promise<void> {
  await db.run("delete from server_keys where create_time < $1", [dropBefore]);
  await db.run(
    `insert into server_keys (id, public_key, private_key, create_time) values ($1, $2, $3, $4)`,
    [key.id, key.publicKey, key.privateKey, key.createTime],
  );
}
