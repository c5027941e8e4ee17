import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { login } from "#contract/calls/user.ts";
import { buildApp } from "#server/app.ts";
import { passwordPatience, sharedPatience } from "#server/people/guards/patience.ts";
import { free, guessesAt, wrong } from "./make/guesses.ts";
import { addSomeone, PASSWORD, type Someone } from "./make/people.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

const MINUTE = 60_000;

let server: TestServer;
let bo: Someone;
let count = 0;

const { startOver, from, knock, guesses, browserOf } = guessesAt(() => server);

beforeAll(async () => {
  server = await openTestServer();
  await setUpCompany(server);
});
afterAll(async () => server.close());
beforeEach(async () => {
  count = startOver();
  bo = await addSomeone(server, `Bo${count}`);
});

describe("somebody who guesses at another's password", () => {
  test("waits after ten wrong ones, and is told how long", async () => {
    expect(await guesses(free, bo.email)).toEqual(wrong(free));
    const refused = await knock(bo.email, PASSWORD);
    expect(refused).toMatchObject({ status: 429, code: 429, reason: "waitSeconds" });
    expect(refused.data).toEqual({ count: 60, retryAfter: 60 });
    expect(refused.headers["retry-after"]).toBe("60");
    server.clock.now += MINUTE;
    expect(await guesses(1, bo.email)).toEqual([400]);
    const longer = await knock(bo.email, PASSWORD);
    expect(longer).toMatchObject({ reason: "waitMinutes", data: { count: 2, retryAfter: 120 } });
  });

  test.each(languages)("reads when to come back, in $code", async ({ code: language }) => {
    await guesses(free, bo.email);
    const { msg } = await knock(bo.email, "again", { language });
    expect(msg).toContain("60");
    expect(msg).not.toContain("{");
  });

  test("keeps the right person waiting at no other address", async () => {
    await guesses(free + 2, bo.email);
    expect((await knock(bo.email, PASSWORD, { host: 2 })).code).toBe(200);
  });

  test("keeps the right person waiting on no browser that was theirs before, not even at the same address", async () => {
    const known = await browserOf(bo);
    await guesses(free + 2, bo.email);
    expect((await knock(bo.email, PASSWORD)).code).toBe(429);
    expect((await knock(bo.email, PASSWORD, { known })).data.userId).toBe(bo.userId);
  });

  test("however many sign-ins come from that address in a minute", async () => {
    const known = await browserOf(bo);
    await guesses(login.perMinute ?? 0, bo.email);
    expect((await knock("nobody@example.com", "wrong")).reason).toBe("waitSeconds");
    expect((await knock(bo.email, PASSWORD, { known })).code).toBe(200);
  });

  test("meets a wait at every address once many have guessed at the account", async () => {
    const known = await browserOf(bo);
    for (let host = 1; host <= sharedPatience.free / free; host += 1)
      expect(await guesses(free, bo.email, { host })).toEqual(wrong(free));
    expect(await guesses(1, bo.email, { host: 99 })).toEqual([429]);
    expect((await knock(bo.email, PASSWORD, { host: 99, known })).code).toBe(200);
  });

  test("meets a wait for every account once many were guessed at from one address", async () => {
    const people = await Promise.all(
      ["a", "b", "c", "d", "e"].map(async (name) => addSomeone(server, `${name}${count}`)),
    );
    for (const { email } of people) expect(await guesses(free, email)).toEqual(wrong(free));
    expect(await guesses(1, bo.email)).toEqual([429]);
    expect((await knock(bo.email, PASSWORD, { host: 2 })).code).toBe(200);
  });

  test("gains nothing by guessing many times at the same moment", async () => {
    const codes = await Promise.all(
      Array.from({ length: 3 * free }, async () => guesses(1, bo.email)),
    );
    expect(codes.flat().filter((code) => code === 400)).toHaveLength(free);
    expect(codes.flat().filter((code) => code === 429)).toHaveLength(2 * free);
  });

  test("gains nothing by another server of the same company, nor by one that starts again", async () => {
    await guesses(free, bo.email);
    const { fastify } = await buildApp(server.parts);
    const payload = { email: bo.email, password: PASSWORD, clientId: "client-for-tests" };
    const headers = from();
    const reply = await fastify.inject({ method: "POST", url: login.path, payload, headers });
    await fastify.close();
    expect(reply.statusCode).toBe(429);
  });

  test("does not learn from it which accounts there are", async () => {
    const nobody = await guesses(free + 1, `nobody${count}@example.com`, { host: 3 });
    expect(nobody).toEqual(await guesses(free + 1, bo.email, { host: 4 }));
  });
});

describe("what is counted", () => {
  test("is forgotten by a right one, also where others share the count", async () => {
    await guesses(free - 1, bo.email);
    expect((await knock(bo.email, PASSWORD)).code).toBe(200);
    const rows = await server.parts.database.run<{ count: number }>(
      "select count from try_counts where expire_time > $1",
      [server.clock.now],
    );
    expect(rows.map((row) => row.count)).toEqual([0, 0]);
  });

  test("is gone from the database an hour later, with the next try of anybody", async () => {
    await guesses(3, bo.email);
    server.clock.now += passwordPatience.memory;
    await guesses(1, bo.email, { host: 7 });
    const [row] = await server.parts.database.run<{ count: number }>(
      "select count(*)::int as count from try_counts",
    );
    expect(row?.count).toBe(3);
  });

  test("holds nothing of what was typed in the place of an address", async () => {
    await guesses(1, "my secret password in the wrong field");
    const [row] = await server.parts.database.run<{ text: string }>(
      "select string_agg(to_jsonb(t)::text, ' ') as text from try_counts t",
    );
    expect(row?.text).not.toContain("secret");
  });
});
