import { expect, test } from "vitest";
import { appearanceOf } from "./look-alike.ts";

test.each([
  ["Ada Stone", "ada stone"],
  ["Ada Stone", "ADA STONE"],
  ["Ada Stone", "Ada  Stone"],
  ["Ada Stone", "Ada\u00a0Stone"],
  ["Ada Stone", "Ada\u200b Stone"],
  ["Ada Stone", "\u2066Ada Stone\u2069"],
  ["Ada Stone", "Ad\u00ada Stone"],
  ["Ada Stone", "Аdа Ѕtоnе"],
  ["Ada Stone", "Αda Stοne"],
  ["Ada Stone", "Ａｄａ Ｓｔｏｎｅ"],
  ["Ada Stone", "𝐀𝐝𝐚 𝐒𝐭𝐨𝐧𝐞"],
  ["BOB", "ВОВ"],
  ["Ilya", "llya"],
  ["Olga", "0lga"],
  ["José", "Jose\u0301"],
  ["李总工", "李总工\u200d"],
  ["Root", "Ro\u0335ot"],
  ["Root Admin", "Root\u2800Admin"],
  ["Root", "Root\u3164"],
  ["Анна", "анна"],
])("%s and %s look the same", (one, other) => {
  expect(appearanceOf(one)).toBe(appearanceOf(other));
});

test.each([
  ["Ada Stone", "Ada Stones"],
  ["Müller", "Muller"],
  ["Anna Li", "Annali"],
  ["Анна", "Анно"],
  ["李总工", "李工总"],
  ["Worker 12", "Worker 21"],
])("%s and %s do not", (one, other) => {
  expect(appearanceOf(one)).not.toBe(appearanceOf(other));
});
