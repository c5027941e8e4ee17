import { expect, test, vi } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import { translationsIn } from "./translations.ts";

const ready = { state: "ready", text: "Guten Morgen", from: "en" } as const;

test("a translation is of the words that were translated, and goes when it is hidden", async () => {
  const translations = translationsIn(await openBrowserOf(makeCompany(), MEMBER));
  const listen = vi.fn();
  const leave = translations.subscribe(listen);
  translations.show(7, "Good morning", { state: "asking" });
  translations.show(7, "Good morning", ready);
  expect(translations.of(7, "Good morning")).toBe(ready);
  expect(translations.of(7, "Good evening")).toBeUndefined();
  expect(translations.of(8, "Good morning")).toBeUndefined();
  translations.hide(7, "Good morning");
  expect(translations.of(7, "Good morning")).toBeUndefined();
  expect(listen).toHaveBeenCalledTimes(3);
  leave();
});

test("each account has its own", async () => {
  const world = makeCompany();
  const [hers, his] = [await openBrowserOf(world, MEMBER), await openBrowserOf(world, MEMBER)];
  translationsIn(hers).show(7, "Good morning", ready);
  expect(translationsIn(hers).of(7, "Good morning")).toBe(ready);
  expect(translationsIn(his).of(7, "Good morning")).toBeUndefined();
});
