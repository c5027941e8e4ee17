import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getSetting } from "#contract/calls/system.ts";
import { translateText } from "#contract/calls/programs/translation.ts";
import { TRANSLATED_TEXT_MAX } from "#domain/message/translation/translation-limits.ts";
import { openTranslator, type Translator } from "#tests/make/translator/open-translator.ts";
import { type Crew, makeCrew } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

/** Characters that one person may have translated in a day. */
const DAILY = 1_000;
const DAY = 24 * 3_600_000;

let translator: Translator;
let server: TestServer;
let crew: Crew;

beforeAll(async () => {
  translator = await openTranslator();
  server = await openTestServer(undefined, {
    translator: { url: translator.url, key: "hush", daily: DAILY },
  });
  crew = await makeCrew(server);
});
beforeEach(() => {
  translator.answers = undefined;
});
afterAll(async () => {
  await server?.close();
  await translator?.close();
});

const translate = async (text: string, language: "de" | "zh-CHT" = "de", by = crew.member) =>
  server.call(translateText, { text, language }, by.token);

test("words go to the translator that was set, and come back in another language", async () => {
  expect((await translate("Bonjour")).data).toEqual({ text: "de: Bonjour", from: "fr" });
  expect(translator.asked.at(-1)).toEqual({
    q: "Bonjour",
    source: "auto",
    target: "de",
    format: "text",
    api_key: "hush",
  });
  expect((await translate("Bonjour", "zh-CHT")).data).toMatchObject({ text: "zt: Bonjour" });
  expect((await server.call(getSetting, {})).data).toMatchObject({ translates: true });
});

test.each([
  [500, "{}"],
  [302, "{}"],
  [200, "<html>"],
  [200, "[]"],
  [200, JSON.stringify({ translatedText: "x".repeat(TRANSLATED_TEXT_MAX + 1) })],
  [200, JSON.stringify({ translatedText: "Hallo", detectedLanguage: { language: "<b>" } })],
])("an answer %i that is none is told as such", async (status, body) => {
  translator.answers = { status, body };
  expect(await translate("Bonjour")).toMatchObject({ code: 400, reason: "translation.refused" });
});

test("one that answers without end is given up", async () => {
  translator.answers = { status: 200, body: "x".repeat(8 * TRANSLATED_TEXT_MAX) };
  expect((await translate("Bonjour")).reason).toBe("translation.unreachable");
});

test("nobody translates who is not signed in, and nothing is asked for too many words", async () => {
  const before = translator.asked.length;
  const body = { text: "Bonjour", language: "de" } as const;
  expect((await server.call(translateText, body)).code).toBe(401);
  expect((await translate("x".repeat(20_001))).code).toBe(400);
  expect((await translate("")).code).toBe(400);
  expect(translator.asked.length).toBe(before);
});

test("a person has so many characters translated in a day, and others theirs", async () => {
  const by = crew.outsider;
  expect((await translate("x".repeat(DAILY - 10), "de", by)).code).toBe(200);
  const asked = translator.asked.length;
  expect(await translate("x".repeat(11), "de", by)).toMatchObject({
    code: 400,
    reason: "translation.daily",
    data: { count: DAILY },
  });
  expect(translator.asked.length).toBe(asked);
  expect((await translate("x".repeat(10), "de", by)).code).toBe(200);
  expect((await translate("x", "de", by)).reason).toBe("translation.daily");
  expect((await translate("x", "de", crew.leader)).code).toBe(200);
  server.clock.now += DAY;
  expect((await translate("x".repeat(DAILY + 1), "de", by)).reason).toBe("translation.daily");
  expect((await translate("x".repeat(DAILY), "de", by)).code).toBe(200);
});

test("several at once have no more than one after the other", async () => {
  server.clock.now += DAY;
  const half = "x".repeat(DAILY / 2);
  const told = await Promise.all(
    Array.from({ length: 5 }, () => translate(half, "de", crew.leader)),
  );
  expect(told.filter(({ code }) => code === 200)).toHaveLength(2);
});

test("what could not be translated does not count", async () => {
  server.clock.now += DAY;
  const by = crew.administrator;
  translator.answers = { status: 500, body: "{}" };
  expect((await translate("x".repeat(DAILY), "de", by)).reason).toBe("translation.refused");
  translator.answers = undefined;
  expect((await translate("x".repeat(DAILY), "de", by)).code).toBe(200);
});

test("what the translator has worked on counts, also where its answer is of no use", async () => {
  server.clock.now += DAY;
  const by = crew.administrator;
  translator.answers = {
    status: 200,
    body: JSON.stringify({ translatedText: "x".repeat(TRANSLATED_TEXT_MAX + 1) }),
  };
  expect((await translate("x".repeat(DAILY), "de", by)).reason).toBe("translation.refused");
  translator.answers = undefined;
  expect((await translate("x", "de", by)).reason).toBe("translation.daily");
});
