import { expect, test } from "vitest";
import { askOffers } from "./ask-offers.ts";
import { createCaller } from "./http.ts";

const callerWith = (fetch: () => Promise<Response>) =>
  createCaller({ origin: "http://site", token: () => "", language: () => "en", fetch });
const setting = { ready: true, company: "Harbour", language: "en", time: 1 };

test.each([
  [
    { mail: true, translates: false },
    { sendsLetters: true, translates: false },
  ],
  [
    { mail: false, translates: true },
    { sendsLetters: false, translates: true },
  ],
  [{}, { sendsLetters: false, translates: false }],
])("a server that says %o of itself offers %o", async (said, offers) => {
  const call = callerWith(async () =>
    Response.json({ code: 200, msg: "", data: { ...setting, ...said } }),
  );
  expect(await askOffers(call)).toEqual(offers);
});

test("nobody knows what a server offers that is not reached", async () => {
  const call = callerWith(async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await askOffers(call)).toBeUndefined();
});
