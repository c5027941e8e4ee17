import { createECDH } from "node:crypto";
import type { Server } from "../server.ts";
import { addPushKey, findPushKey } from "../tables/own/push.ts";

/** The pair by which push services know this company (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const LABEL = "push key";
const PRIVATE_BYTES = 32;

/**
 * The company's pair, made once and kept sealed in the database, so that all of its servers share it.
 * Where the sealing key is another one than before there is a new pair, and browsers, which compare,
 * bind themselves to that.
 */
export async function openPushKeys({
  database,
  sealer,
}: Pick<Server, "database" | "sealer">): Promise<PushKeys> {
  if (!(await findPushKey(database, sealer.keyName))) {
    const made = newPair();
    const privateKey = sealer.seal(made.privateKey, LABEL);
    await addPushKey(database, sealer.keyName, { ...made, privateKey });
  }
  const stored = await findPushKey(database, sealer.keyName);
  const privateKey = stored && sealer.open(stored.privateKey, LABEL);
  if (!privateKey) throw new Error("The key of pushes cannot be opened");
  return { publicKey: stored.publicKey, privateKey };
}

function newPair(): PushKeys {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys();
  // Leading zeros are left out of it by the platform, and wanted by everybody else.
  const padding = Buffer.alloc(PRIVATE_BYTES - curve.getPrivateKey().length);
  return {
    publicKey: publicKey.toString("base64url"),
    privateKey: Buffer.concat([padding, curve.getPrivateKey()]).toString("base64url"),
  };
}
