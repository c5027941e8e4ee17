import { getServerKey } from "#contract/calls/encryption.ts";
import { ENCRYPT_HEADER, encryptedShape, writeEncryptHeader } from "#contract/encryption.ts";
import type { Cipher } from "#client/data/encryption/cipher.ts";
import { createOpenPgpCipher } from "#client/data/encryption/open-pgp-cipher.ts";
import { type Heard, heardOf, speak, type Spoken } from "./speak.ts";

type ServerKey = { readonly id: string; readonly key: string };

let cipher: Promise<Cipher> | undefined;
const serverKeys = new Map<string, Promise<ServerKey>>();

/** Sends a request encrypted where it asks for that, and hears what its sender can read of the answer. */
export async function speakSealed(address: string, spoken: Spoken): Promise<Heard> {
  if (!spoken.seal) return speak(address, spoken);
  const { publicKey, seal, open } = await (cipher ??= createOpenPgpCipher());
  const { id, key } = await serverKeyOf(address);
  const header = writeEncryptHeader({ keyId: id, clientKey: publicKey });
  const encrypted = await seal(wrapped(spoken, header), key);
  const body = { encrypted: spoken.seal === "torn" ? encrypted.slice(0, -40) : encrypted };
  const headers = { ...spoken.headers, [ENCRYPT_HEADER]: header };
  const heard = await speak(address, { ...spoken, headers, payload: JSON.stringify(body) });
  const answer = encryptedShape.safeParse(heard.envelope);
  return answer.success ? heardOf(heard.status, await open(answer.data.encrypted)) : heard;
}

/** As text, because a spoiled body may be no JSON. */
function wrapped({ seal, path, payload = "" }: Spoken, header: string): string {
  if (seal === "unwrapped") return payload;
  const bound = seal === "otherHeader" ? "another" : header;
  const meant = seal === "otherPath" ? `${path}/other` : path;
  return `{"path":${JSON.stringify(meant)},"header":${JSON.stringify(bound)},"body":${payload}}`;
}

/** Each company has a server of its own, with a key of its own. */
async function serverKeyOf(address: string): Promise<ServerKey> {
  let key = serverKeys.get(address);
  if (!key) {
    key = speak(address, { method: "GET", path: getServerKey.path, headers: {} }).then(
      ({ envelope }) => getServerKey.reply.parse(envelope?.data),
    );
    serverKeys.set(address, key);
  }
  return key;
}
