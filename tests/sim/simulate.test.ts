import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "#tests/server/make/test-server.ts";
import { simulate } from "./simulate.ts";

const seeds = Array.from({ length: 15 }, (_, index) => index + 1);

describe("browsers that lose the line, send twice and die", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it.each(seeds)(
    "agree in the end, with nothing lost and nothing done twice (seed %i)",
    async (seed) => {
      expect(await simulate(server, seed)).toEqual([]);
    },
  );
});
