import { expect, test } from "vitest";
import { fetchPart } from "./fetch-part.ts";

async function fetchFrom(answer: () => Response) {
  const asked: string[] = [];
  const came = await fetchPart(
    "http://site/files/7/whole",
    { from: 10, end: 14 },
    {
      headers: { token: "hers" },
      fetch: async (_address, options) => {
        const headers = new Headers(options?.headers);
        asked.push(`${headers.get("range")} ${headers.get("token")}`);
        return answer();
      },
    },
  );
  return { came, asked };
}

test("the range names its last byte, and goes with the headers given", async () => {
  const { came, asked } = await fetchFrom(() => new Response("abcd", { status: 206 }));
  expect(asked).toEqual(["bytes=10-13 hers"]);
  expect(came instanceof Blob && (await came.text())).toBe("abcd");
});

test("what a server refuses, or sends whole, is told from what did not come now", async () => {
  const cameOf = async (status: number) =>
    (await fetchFrom(() => new Response("", { status }))).came;
  for (const status of [200, 401, 403, 404, 416]) expect(await cameOf(status)).toBe("refused");
  for (const status of [408, 429, 500, 503]) expect(await cameOf(status)).toBeUndefined();
  const away = await fetchFrom(() => {
    throw new TypeError("Failed to fetch");
  });
  expect(away.came).toBeUndefined();
});
