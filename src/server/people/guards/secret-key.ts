import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newSecret } from "../tokens.ts";

/** Keeps texts in the database that nobody can read who has only the database. */
export interface Sealer {
  /** Name of the key: texts of another key cannot be opened. */
  readonly keyName: string;
  /** `<name of the key>.<text>`; it opens only under the same label, such as whose it is. */
  seal(text: string, label: string): string;
  /** undefined where another key sealed it, or under another label. */
  open(sealed: string, label: string): string | undefined;
  /** A secret that only this key makes of the label, always the same: 32 bytes in base64url. */
  derive(label: string): string;
}

const FILE = "secret.key";
const KEY_MIN = 16;
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The operator's key, else one that lies in the data folder, made when it is missing. Servers that
 * share a database have to be given the same.
 */
export async function openSealer(dataDir: string, given: string | undefined): Promise<Sealer> {
  const text = given ?? (await ownKey(dataDir));
  if (text.length >= KEY_MIN) return sealerOf(text);
  throw new Error(`The key for secrets must have at least ${KEY_MIN} characters.`);
}

async function ownKey(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE);
  const known = await readFile(path, "utf8").catch(() => undefined);
  if (known !== undefined) return known.trim();
  await mkdir(dataDir, { recursive: true });
  // Written whole before it has its name: a power cut leaves no half of a key.
  const draft = `${path}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, `${newSecret()}\n`, { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    // Somebody else was faster; theirs holds.
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return (await readFile(path, "utf8")).trim();
}

function sealerOf(text: string): Sealer {
  const key = Buffer.from(hkdfSync("sha256", text, "", "plumbline secrets", 32));
  const keyName = createHash("sha256").update(key).digest("base64url").slice(0, 8);
  return {
    keyName,
    seal(plain, label) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(label));
      const body = [iv, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()];
      return `${keyName}.${Buffer.concat(body).toString("base64url")}`;
    },
    open(sealed, label) {
      const [name, body = ""] = sealed.split(".");
      if (name !== keyName) return undefined;
      const bytes = Buffer.from(body, "base64url");
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(label))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const plain = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([plain, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
    derive: (label) => Buffer.from(hkdfSync("sha256", text, "", label, 32)).toString("base64url"),
  };
}
