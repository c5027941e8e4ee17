import { expect, test } from "vitest";
import { contentForGuests } from "./content-for-guests.ts";

const ORIGIN = "https://plans.example.com";

test("ways into the app keep their words and lose their address, others stay", () => {
  const link = (address: string) =>
    contentForGuests(`<p><a href="${address}" target="_blank">there</a></p>`, ORIGIN);
  const led = (address: string) => link(address).includes("href");
  expect(link(`${ORIGIN}/manage/plan/7?task=9`)).toBe('<p><a target="_blank">there</a></p>');
  for (const inside of [
    ORIGIN,
    `${ORIGIN}#x`,
    "HTTPS://Plans.Example.com/a",
    "/manage/plan/7",
    "7",
    "https:/manage/plan/7",
    "https:manage/plan/7",
    `${ORIGIN}:443/manage/plan/7`,
    "http://plans.example.com/manage/plan/7",
    "https://plans.example.com./manage/plan/7",
    "https://somebody@plans.example.com/manage/plan/7",
    String.raw`https:\\plans.example.com\manage`,
    "https://plans.ex&#97;mple.com/manage/plan/7",
    "https://",
  ])
    expect(led(inside)).toBe(false);
  for (const outside of [
    `${ORIGIN}.org/a`,
    "https://norms.example/c30?a=1&amp;b=2",
    `${ORIGIN}:8443/other`,
    "mailto:ana@example.org",
  ])
    expect(led(outside)).toBe(true);
});
