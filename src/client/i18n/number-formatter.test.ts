import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { numberFormatter, writePlainNumber } from "./number-formatter.ts";

const say = async (language: string, values: Record<string, unknown>): Promise<string> => {
  const i18n = createInstance();
  const texts = { cards_one: "{{count}} {{name}}", cards_other: "{{count}} {{name}}" };
  await i18n.use(numberFormatter).init({
    lng: language,
    resources: { [language]: { board: { ...texts, cards_many: texts.cards_other } } },
    defaultNS: "board",
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return i18n.t("cards", values);
};

test.each([
  ["en", "1,500 2400"],
  ["de", "1.500 2400"],
  ["fr", "1\u202F500 2400"],
  ["zh", "1,500 2400"],
  ["zh-CHT", "1,500 2400"],
  ["id", "1.500 2400"],
])("numbers in a text are written as %s does, words are left as they are", async (code, said) => {
  expect(await say(code, { count: 1500, name: "2400" })).toBe(said);
});

test.each([
  ["en", "1023.5"],
  ["zh", "1023.5"],
  ["de", "1023,5"],
  ["fr", "1023,5"],
])("in %s a plain number has the decimal mark of the language alone: %s", (language, said) => {
  expect(writePlainNumber(1_023.5, language)).toBe(said);
});
