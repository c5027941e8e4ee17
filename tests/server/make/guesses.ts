import { login, logout } from "#contract/calls/user.ts";
import type { Session } from "#contract/session.ts";
import { KNOWN_DEVICE_HEADER } from "#contract/headers.ts";
import { passwordPatience } from "#server/people/guards/patience.ts";
import { PASSWORD, type Someone } from "./people.ts";
import type { Reply, TestServer } from "./test-server.ts";

/** How somebody comes to the sign-in. */
export interface Way {
  /** One of the test's addresses; left out it is the site office's. */
  host?: number;
  /** By what the browser is known. */
  known?: string | undefined;
  language?: string;
}

/** Wrong passwords that are looked at before there is a wait. */
export const { free } = passwordPatience;
/** The answers to so many of them. */
export const wrong = (times: number) => Array.from({ length: times }, () => 400);

/** People at the sign-in of a server, each test at addresses of its own. */
export function guessesAt(server: () => TestServer) {
  let tests = 0;
  const from = (host = 1) => ({ "x-forwarded-for": `10.${host >> 8}.${tests}.${host & 255}` });

  async function knock(email: string, password: string, way: Way = {}): Promise<Reply<Session>> {
    const { host, known, language = "en" } = way;
    const headers = { ...from(host), language, ...(known && { [KNOWN_DEVICE_HEADER]: known }) };
    const body = { email, password, clientId: "client-for-tests" };
    return server().call(login, body, undefined, headers);
  }

  return {
    /** Before each test: other addresses, and all that was counted before is forgotten. */
    startOver(): number {
      tests += 1;
      server().clock.now += 25 * 3_600_000;
      return tests;
    },
    from,
    /** E-mail and password. */
    knock,
    /** The codes of wrong passwords, one after the other. */
    async guesses(times: number, email: string, way?: Way): Promise<number[]> {
      const codes: number[] = [];
      for (let attempt = 0; attempt < times; attempt += 1)
        codes.push((await knock(email, "not the password", way)).code);
      return codes;
    },
    /** Signs in on a browser and out again; by what it is known from then on. */
    async browserOf({ email }: Someone, host = 200): Promise<string> {
      const { data } = await knock(email, PASSWORD, { host });
      await server().call(logout, {}, data.token);
      return data.knownDevice ?? "";
    },
  };
}
