import { getServerKey } from "#contract/calls/encryption.ts";
import { setUp } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import { writeEncryptHeader } from "#contract/encryption.ts";
import { createSealing } from "#client/data/encryption/create-sealing.ts";
import { createOpenPgpCipher } from "#client/data/encryption/open-pgp-cipher.ts";
import { type Caller, createCaller } from "#client/data/calls/http.ts";
import { straightTo } from "../make/core-browser.ts";
import type { Someone } from "../make/people.ts";
import { longSessions, openTestServer } from "../make/test-server.ts";
import { makeWorld } from "../make/world.ts";

/** What a caller by hand got: an envelope, or an encrypted one. */
interface Answer {
  code: number;
  reason?: string;
  encrypted?: string;
}

/** What is wrong about a request made by hand; the rest is right. */
interface Wish {
  body?: unknown;
  /** Path that is named inside. */
  path?: string;
  header?: string;
  /** Header that is named inside. */
  bound?: string;
  alter?(encrypted: string): string;
}

export type EncryptingSite = Awaited<ReturnType<typeof openEncryptingSite>>;

/** A server with a company on it, and browsers that can encrypt. */
export async function openEncryptingSite() {
  const server = await openTestServer(undefined, longSessions);
  const { data: administrator } = await server.call(setUp, {
    company: "Harbour Bridge Builders",
    name: "Ada Stone",
    email: "ada@example.com",
    password: "a good password",
    language: "en",
    sample: false,
  });
  const world = await makeWorld(server);
  /** What crossed the wire, both ways. */
  const wire: string[] = [];
  const straight = straightTo(server, (body) => body);

  /** Somebody's browser; `isAsked`: it knows already that the company encrypts. */
  const browserOf = (
    { token }: Pick<Someone, "token">,
    isAsked = false,
    way: typeof fetch = straight,
  ): Caller => {
    const settings = {
      origin: "http://server",
      token: () => token,
      language: () => "en",
      fetch: tapped(way, wire),
    };
    const sealing = createSealing({
      call: createCaller(settings),
      isAsked: async () => ({ ok: true, value: isAsked }),
      loadCipher: createOpenPgpCipher,
    });
    return createCaller({ ...settings, sealing });
  };

  /** Key of the server, key of a client, and the header that names both. */
  const exchangeKeys = async () => {
    const { data: key } = await server.call(getServerKey, {});
    const own = await createOpenPgpCipher();
    return { key, own, header: writeEncryptHeader({ keyId: key.id, clientKey: own.publicKey }) };
  };

  /** The leader posts something under a header `encrypt`. */
  const post = async (path: string, encrypt: string, payload: object): Promise<Answer> => {
    const headers = { token: world.leader.token, encrypt, language: "en" };
    const response = await server.inject({ method: "POST", url: path, headers, payload });
    return JSON.parse(response.body) as Answer;
  };

  return {
    server,
    world,
    wire,
    straight,
    browserOf,
    exchangeKeys,
    post,
    /** The administrator's switch; her browser can do either. */
    async demand(e2eMessage: boolean): Promise<void> {
      const result = await browserOf(administrator)(callOf("setting.save"), { e2eMessage });
      if (!result.ok) throw new Error(`The setting was refused: ${result.failure.reason}`);
    },
    async send(call: { path: string }, wish: Wish): Promise<Answer> {
      const { key, own, header: right } = await exchangeKeys();
      const header = wish.header ?? right;
      const bound = wish.bound ?? header;
      const payload = { path: wish.path ?? call.path, header: bound, body: wish.body };
      const encrypted = await own.seal(JSON.stringify(payload), key.key);
      return post(call.path, header, { encrypted: wish.alter?.(encrypted) ?? encrypted });
    },
  };
}

function tapped(fetching: typeof fetch, wire: string[]): typeof fetch {
  return async (address, options) => {
    if (typeof options?.body === "string") wire.push(options.body);
    const response = await fetching(address, options);
    wire.push(await response.clone().text());
    return response;
  };
}
