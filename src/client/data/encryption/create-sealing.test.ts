import { beforeEach, describe, expect, it } from "vitest";
import { getServerKey } from "#contract/calls/encryption.ts";
import { getHealth, listPriorities } from "#contract/calls/system.ts";
import { ENCRYPT_HEADER } from "#contract/encryption.ts";
import { createCaller } from "../calls/http.ts";
import { createOpenPgpCipher } from "./open-pgp-cipher.ts";
import { createSealing } from "./create-sealing.ts";

const site = await createOpenPgpCipher();
const armored = await armoredKeyOf(site.publicKey);
let isAsked: boolean;
let requests: { path: string; header: string | null; body: string }[];
/** What the server answers to a call that is no question for its key. */
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  isAsked = true;
  requests = [];
  answer = () => Response.json({ code: 200, msg: "", data: [] });
});

async function armoredKeyOf(base64: string): Promise<string> {
  const { readKey } = await import("openpgp");
  const binaryKey = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return (await readKey({ binaryKey })).armor();
}

function newCaller() {
  const settings = {
    origin: "http://site",
    token: () => "token",
    language: () => "en",
    fetch: (async (address: string, options: RequestInit) => {
      const path = new URL(address).pathname;
      if (path === getServerKey.path) {
        const data = { type: "pgp", id: "ab".repeat(20), key: armored };
        return Response.json({ code: 200, msg: "", data });
      }
      const header = new Headers(options.headers).get(ENCRYPT_HEADER);
      requests.push({ path, header, body: typeof options.body === "string" ? options.body : "" });
      return answer();
    }) as typeof fetch,
  };
  const sealing = createSealing({
    call: createCaller(settings),
    isAsked: async () => ({ ok: true, value: isAsked }),
    loadCipher: createOpenPgpCipher,
  });
  return createCaller({ ...settings, sealing });
}

const refusal = (reason: string) => Response.json({ code: 426, msg: "", reason });

describe("a call of a company that encrypts", () => {
  it("takes its path and the header along, so that it is of use in no other request", async () => {
    await newCaller()(listPriorities, {});
    const [request] = requests;
    const { encrypted } = JSON.parse(request?.body ?? "") as { encrypted: string };
    expect(JSON.parse(await site.open(encrypted))).toEqual({
      path: listPriorities.path,
      header: request?.header,
      body: {},
    });
  });

  it("believes no success that comes in plain, and hears a refusal that does", async () => {
    const call = newCaller();
    expect(await call(listPriorities, {})).toMatchObject({
      ok: false,
      failure: { kind: "network", reason: "returnError" },
    });
    answer = () => Response.json({ code: 401, msg: "", reason: "signedOut" }, { status: 401 });
    expect(await call(listPriorities, {})).toMatchObject({ failure: { kind: "signedOut" } });
  });

  it("has failed where this browser cannot read the answer", async () => {
    answer = () => Response.json({ encrypted: "-----BEGIN PGP MESSAGE-----" });
    expect(await newCaller()(listPriorities, {})).toMatchObject({ failure: { kind: "network" } });
  });

  it("that has no body goes as it is", async () => {
    answer = () => Response.json({ code: 200, msg: "", data: { status: "ready" } });
    expect(await newCaller()(getHealth, {})).toMatchObject({ ok: true });
    expect(requests).toMatchObject([{ header: null }]);
  });
});

describe("a browser that does not know that the company encrypts", () => {
  it("sends as it is", async () => {
    isAsked = false;
    expect(await newCaller()(listPriorities, {})).toMatchObject({ ok: true });
    expect(requests).toMatchObject([{ header: null, body: "{}" }]);
  });

  it("encrypts from the moment on when the server has asked for it", async () => {
    isAsked = false;
    const call = newCaller();
    answer = () => refusal("encryption.needed");
    await call(listPriorities, {});
    await call(listPriorities, {});
    expect(requests.map(({ header }) => header !== null)).toEqual([false, true, true]);
  });

  it("gives up on a server that goes on refusing", async () => {
    answer = () => refusal("encryption.keyUnknown");
    expect(await newCaller()(listPriorities, {})).toMatchObject({ ok: false });
    expect(requests).toHaveLength(3);
  });
});

it("a page without the browser's cryptography says so and sends nothing", async () => {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  try {
    expect(await newCaller()(listPriorities, {})).toMatchObject({
      ok: false,
      failure: { reason: "encryption.impossible" },
    });
    expect(requests).toEqual([]);
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
  }
});
