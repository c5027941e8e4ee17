import * as client from "openid-client";
import type { SingleSignOnSettings } from "../../settings.ts";

/** What a provider says of somebody who has just signed in there. */
export interface ProvidedPerson {
  readonly issuer: string;
  /** Who it is at the provider, for ever. */
  readonly subject: string;
  /** In lower case; empty where the provider does not vouch for one. */
  readonly email: string;
  readonly name: string;
}

/** What has to be known again when somebody comes back from the provider. */
export interface Visit {
  readonly redirect: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The company's provider of identities. Its methods throw where it cannot be reached or does not keep to the protocol. */
export interface Provider {
  /** Where a browser goes to sign in. */
  addressFor(visit: Visit): Promise<string>;
  /** Who came back, by the query of the address to which they were sent. */
  personOf(query: string, visit: Visit): Promise<ProvidedPerson>;
}

/** The parts of a visit that nobody may guess. */
export function newVisit(redirect: string): Visit {
  return {
    redirect,
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
}

/** The provider is asked how it works when it is needed first, and again after that failed. */
export function openProvider(settings: SingleSignOnSettings): Provider {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = async () => {
    discovered ??= discover(settings);
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  };
  return {
    async addressFor({ redirect, state, nonce, verifier }) {
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirect,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return address.href;
    },
    async personOf(query, { redirect, state, nonce, verifier }) {
      const asked = await configuration();
      const tokens = await client.authorizationCodeGrant(asked, new URL(`${redirect}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider gave no identity.");
      // Many providers keep e-mail and name out of the identity itself.
      const more = asked.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(asked, tokens.access_token, claims.sub)
        : {};
      return personIn({ ...claims, ...more }, claims);
    },
  };
}

async function discover(settings: SingleSignOnSettings): Promise<client.Configuration> {
  const issuer = new URL(settings.issuer);
  // Without it the library takes identities for genuine because of the line on which they came.
  const execute = [client.enableNonRepudiationChecks];
  // An operator who names a provider without TLS, on the same machine or network, means it.
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to make sure that somebody means it
  if (issuer.protocol === "http:") execute.push(client.allowInsecureRequests);
  const { clientId, clientSecret } = settings;
  return client.discovery(issuer, clientId, clientSecret, undefined, { execute });
}

function personIn(
  claims: Readonly<Record<string, unknown>>,
  { iss, sub }: { iss: string; sub: string },
): ProvidedPerson {
  const email = claims["email_verified"] === true ? textOf(claims["email"]).toLowerCase() : "";
  const name = textOf(claims["name"]) || textOf(claims["preferred_username"]);
  return { issuer: iss, subject: sub, email, name };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
