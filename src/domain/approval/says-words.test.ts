import { expect, test } from "vitest";
import { saysWords } from "./says-words.ts";

const request = { title: "PO-7 Zement für Pfeiler", formName: "采购", initiatorName: "Олег" };

test.each([" po-7 ", "FÜR PFEILER", "采购", "олег", ""])("a request is found by %j", (words) => {
  expect(saysWords(request, words)).toBe(true);
});

test.each(["po-8", "采购 олег"])(
  "a request is not found by %j, which none of its texts says",
  (words) => {
    expect(saysWords(request, words)).toBe(false);
  },
);
