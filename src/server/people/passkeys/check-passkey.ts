import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import {
  findPasskey,
  listPasskeys,
  type PasskeyRow,
  usePasskey,
} from "../../tables/own/passkey.ts";
import type { Db } from "../../tables/sql/db.ts";

/** The app as browsers know it: passkeys belong to the domain of its address. */
export interface Site {
  /** Such as `https://plans.example.com`. */
  readonly origin: string;
  /** Such as `plans.example.com`. */
  readonly id: string;
}

/** The site behind an address. */
export function siteAt(origin: string): Site {
  return { origin, id: new URL(origin).hostname };
}

/** What a browser sends of a passkey. */
export interface SentPasskey {
  readonly id: string;
  readonly response: Readonly<Record<string, unknown>>;
}

interface Check {
  readonly site: Site;
  readonly challenge: string;
  readonly now: number;
  /** Whether nothing else proves who it is: then the authenticator has to know its owner. */
  readonly takesPassword: boolean;
}

/** What a browser needs to use a passkey: one of somebody's, or any that this site knows. */
export async function passkeyOptions(
  db: Db,
  site: Site,
  userId?: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  if (userId === undefined)
    return generateAuthenticationOptions({ rpID: site.id, userVerification: "required" });
  const passkeys = await listPasskeys(db, userId);
  const allowCredentials = passkeys
    .filter((passkey) => passkey.site === site.id)
    .map(({ credentialId, transports }) => ({ id: credentialId, transports }));
  return generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials,
    userVerification: "preferred",
  });
}

/** Whose passkey answered the challenge here; undefined where none did as it should. */
export async function ownerOfPasskey(
  db: Db,
  sent: SentPasskey,
  { site, challenge, now, takesPassword }: Check,
): Promise<number | undefined> {
  const passkey = await findPasskey(db, sent.id);
  if (!passkey || passkey.site !== site.id) return undefined;
  const counter = await verifiedCounter(sent, passkey, { site, challenge, takesPassword });
  if (counter === undefined) return undefined;
  return (await usePasskey(db, passkey.id, { counter, now })) ? passkey.userId : undefined;
}

async function verifiedCounter(
  sent: SentPasskey,
  { credentialId, publicKey, counter, transports }: PasskeyRow,
  { site, challenge, takesPassword }: Omit<Check, "now">,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library looks at each part itself and throws where one is not as it should be.
      response: sent as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: takesPassword,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter,
        transports,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
