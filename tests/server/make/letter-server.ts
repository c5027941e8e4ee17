import { beforeEach, vi } from "vitest";
import { setUp } from "#contract/calls/system.ts";
import { login } from "#contract/calls/user.ts";
import { openMailBox, type ReceivedLetter } from "./mail-box.ts";
import { addSomeone, type Someone } from "./people.ts";
import { openTestServer } from "./test-server.ts";

/** A server that sends letters, with the mail box they come to and a company of one administrator. */
export async function openLetterServer() {
  const box = await openMailBox();
  const mail = {
    smtpUrl: box.address,
    from: "Plumbline <plans@site.example>",
    appUrl: "https://plans.site.example",
  };
  const server = await openTestServer(undefined, { mail });
  const { data: admin } = await server.call(setUp, {
    company: "Acme Build",
    name: "Ada Stone",
    email: "ada@example.com",
    password: "a good password",
    language: "en",
    sample: false,
  });
  let people = 0;
  return {
    server,
    box,
    admin,
    async somebody(): Promise<Someone> {
      people += 1;
      return addSomeone(server, `Person${people}`);
    },
    /** Whether the password opens the account. */
    async mayEnter(email: string, password: string): Promise<boolean> {
      const body = { email, password, clientId: "client-for-tests" };
      return (await server.call(login, body, undefined, from())).code === 200;
    },
    /** Letters to an address, once there are so many. */
    async lettersTo(email: string, count = 1): Promise<readonly ReceivedLetter[]> {
      const read = () => box.letters.filter(({ to }) => to === email);
      await vi.waitUntil(() => read().length >= count, 20_000);
      return read();
    },
    /** The link of the newest letter to an address. */
    async linkTo(email: string, count = 1): Promise<URL> {
      const letter = (await this.lettersTo(email, count)).at(-1);
      const link = /^https:\S+$/m.exec(letter?.text ?? "")?.[0];
      if (!link) throw new Error(`There is no link in ${letter?.text}`);
      return new URL(link);
    },
    async close() {
      await server.close();
      await box.close();
    },
  };
}

export type LetterServer = Awaited<ReturnType<typeof openLetterServer>>;

let tests = 0;
/** Each test calls from an address of its own, so that they do not use up each other's calls. */
export function callFromOwnAddresses(): void {
  beforeEach(() => void (tests += 1));
}

/** Headers of a call from the address of the test that runs, in a language. */
export function from(language = "en"): Record<string, string> {
  return { "x-forwarded-for": `10.2.0.${tests}`, language };
}
