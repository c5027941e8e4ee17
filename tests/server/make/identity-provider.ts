import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Provider } from "oidc-provider";
import type { SingleSignOnSettings } from "#server/settings.ts";

/** Somebody who has an account at the provider. */
export interface ProvidedAccount {
  readonly email: string;
  readonly verified: boolean;
  readonly name: string;
}

/** A provider of identities on a port of its own, as companies run them. */
export interface IdentityProvider {
  readonly settings: SingleSignOnSettings;
  /** By the name with which they sign in there. */
  readonly accounts: Map<string, ProvidedAccount>;
  /** From now on the provider knows the app, at these addresses. */
  serve(redirects: readonly string[]): void;
  close(): Promise<void>;
}

const CLIENT = { clientId: "plumbline", clientSecret: "a secret that both sides know" };

/** Starts one; whoever does closes it. A forged one signs by another key than it makes known. */
export async function startIdentityProvider({
  join = false,
  forged = false,
} = {}): Promise<IdentityProvider> {
  let answer = (_request: IncomingMessage, response: ServerResponse) => void response.end();
  const http = createServer((request, response) => answer(request, response));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const accounts = new Map<string, ProvidedAccount>();
  return {
    settings: { issuer, ...CLIENT, name: "Acme Identity", join },
    accounts,
    serve(redirects) {
      const provider = providerAt(issuer, redirects, accounts);
      const rest = provider.callback();
      answer = (request, response) => {
        if (request.url?.startsWith("/interaction/")) void letIn(provider, request, response);
        else if (forged && request.url === "/jwks") response.end(JSON.stringify(newKeys().known));
        else void rest(request, response);
      };
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
}

/** A key pair as a set of keys: the provider's own, and what everybody may know of it. */
function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const named = { use: "sig", alg: "RS256", kid: "the key of this provider" };
  return {
    own: { keys: [{ ...privateKey.export({ format: "jwk" }), ...named }] },
    known: { keys: [{ ...publicKey.export({ format: "jwk" }), ...named }] },
  };
}

function providerAt(
  issuer: string,
  redirects: readonly string[],
  accounts: ReadonlyMap<string, ProvidedAccount>,
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...redirects],
      },
    ],
    jwks: newKeys().own,
    cookies: { keys: ["the key of this provider's cookies"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => {
      const account = accounts.get(id);
      if (!account) return undefined;
      const { email, verified, name } = account;
      const claims = { sub: id, email, email_verified: verified, name };
      return { accountId: id, claims: () => claims };
    },
    // The company trusts its own app: nobody is asked what it may know.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}

/** The provider's own sign-in: a name is enough; no name is a refusal. */
async function letIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === "GET") {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Acme Identity</title><form method="post">
       <label>Account <input name="account"></label><button>Continue</button></form></html>`,
    );
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get("account") ?? "";
  const result = accountId
    ? { login: { accountId } }
    : { error: "access_denied", error_description: "Nobody signed in" };
  await provider.interactionFinished(request, response, result);
}
