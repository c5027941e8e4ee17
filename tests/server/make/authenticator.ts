import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What a browser hands to the server. */
type Sent = { id: string; rawId: string; type: string; response: Record<string, unknown> } & Record<
  string,
  unknown
>;

/** How an authenticator may behave other than it should. */
interface Oddity {
  /** The page that asks, where it is not the app's. */
  readonly origin?: string;
  /** Whether it made sure that its owner is there, by a finger or a number. */
  readonly verified?: boolean;
  /** Whether it counts no further, as a copy does. */
  readonly stuck?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const CREDENTIAL = 0x40;

/** A passkey and the browser before it, without a screen. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #counter = 0;

  /** It stands before a page of the app at this address. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers the wish for a new passkey. */
  create(options: Record<string, unknown>, oddity: Oddity = {}): Sent {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([
      this.#head(options, CREDENTIAL, oddity),
      Buffer.alloc(16),
      length,
      this.#id,
      publicKey,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data)],
      ]),
    );
    return this.#sent({
      clientDataJSON: this.#clientData("webauthn.create", options, oddity).toString("base64url"),
      attestationObject: Buffer.from(attestation).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Answers a challenge. */
  get(options: Record<string, unknown>, oddity: Oddity = {}): Sent {
    if (!oddity.stuck) this.#counter += 1;
    const data = this.#head(options, 0, oddity);
    const clientData = this.#clientData("webauthn.get", options, oddity);
    const hash = createHash("sha256").update(clientData).digest();
    const signature = sign("sha256", Buffer.concat([data, hash]), this.#keys.privateKey);
    return this.#sent({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #head(options: Record<string, unknown>, more: number, { verified = true }: Oddity): Buffer {
    const site = siteIn(options);
    const flags = PRESENT | (verified ? VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([createHash("sha256").update(site).digest(), Buffer.of(flags), counter]);
  }

  #clientData(type: string, options: Record<string, unknown>, { origin }: Oddity): Buffer {
    const { challenge } = options;
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? this.#origin }));
  }

  #sent(response: Record<string, unknown>): Sent {
    const id = this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }
}

/** Options name the site of a new passkey in one place and of a used one in another. */
function siteIn(options: Record<string, unknown>): string {
  const { rp, rpId } = options as { rp?: { id: string }; rpId?: string };
  return rp?.id ?? rpId ?? "";
}

function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, "base64url"));
}
