import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const letters = {
  SMTP_URL: "smtps://plans:secret@mail.site.example",
  MAIL_FROM: "Plumbline <plans@site.example>",
  PUBLIC_URL: "https://plans.site.example/",
};

test("a server sends letters once it knows the mail server, the sender and its own address", () => {
  expect(readSettings({}).mail).toBeUndefined();
  expect(readSettings(letters).mail).toEqual({
    smtpUrl: letters.SMTP_URL,
    from: letters.MAIL_FROM,
    appUrl: "https://plans.site.example",
  });
});

test.each([
  [{ ...letters, MAIL_FROM: "" }],
  [{ ...letters, PUBLIC_URL: "" }],
  [{ ...letters, SMTP_URL: "mail.site.example" }],
])("a mail server that cannot be used is said at the start: %j", (environment) => {
  expect(() => readSettings(environment)).toThrow(/SMTP_URL/);
});

test("sessions end after thirty days unused and half a year at most, or as the operator says", () => {
  const day = 24 * 3_600_000;
  expect(readSettings({}).sessionLife).toEqual({ unused: 30 * day, longest: 180 * day });
  const strict = { SESSION_IDLE_DAYS: "7", SESSION_MAX_DAYS: "14" };
  expect(readSettings(strict).sessionLife).toEqual({ unused: 7 * day, longest: 14 * day });
});

test.each(["0", "-1", "1.5", "never", "3651"])("%s is no number of days for sessions", (days) => {
  expect(() => readSettings({ SESSION_IDLE_DAYS: days })).toThrow("SESSION_IDLE_DAYS");
  expect(() => readSettings({ SESSION_MAX_DAYS: days })).toThrow("SESSION_MAX_DAYS");
});

test("the privacy policy has to be the address of a page", () => {
  const privacyUrl = "https://plans.example.com/privacy";
  expect(readSettings({ PRIVACY_URL: privacyUrl }).privacyUrl).toBe(privacyUrl);
  expect(readSettings({}).privacyUrl).toBeUndefined();
  expect(() => readSettings({ PRIVACY_URL: "javascript:alert(1)" })).toThrow("PRIVACY_URL");
});

test("the list of releases has to be the address of a page", () => {
  const releasesUrl = "https://code.example.com/releases";
  expect(readSettings({ RELEASES_URL: releasesUrl }).releasesUrl).toBe(releasesUrl);
  expect(readSettings({}).releasesUrl).toBeUndefined();
  expect(() => readSettings({ RELEASES_URL: "file:///etc" })).toThrow("RELEASES_URL");
});

test("the address of the app has to be one", () => {
  expect(readSettings({ PUBLIC_URL: "https://plans.example.com/" }).publicUrl).toBe(
    "https://plans.example.com",
  );
  expect(readSettings({}).publicUrl).toBeUndefined();
  for (const PUBLIC_URL of ["plans.example.com", "ftp://plans.example.com", "https://"])
    expect(() => readSettings({ PUBLIC_URL }), PUBLIC_URL).toThrow("PUBLIC_URL");
});

test("proxies that cannot be read are said at the start", () => {
  expect(readSettings({ TRUST_PROXY: "1" }).trustedProxies("192.0.2.1", 0)).toBe(true);
  expect(() => readSettings({ TRUST_PROXY: "my-proxy" })).toThrow("TRUST_PROXY");
});

test("contents come from another origin than the app, or from its own", () => {
  const PUBLIC_URL = "https://plans.example.com";
  expect(readSettings({ PUBLIC_URL }).filesUrl).toBeUndefined();
  const FILES_URL = "https://files.example.net/";
  expect(readSettings({ PUBLIC_URL, FILES_URL }).filesUrl).toBe("https://files.example.net");
  expect(() => readSettings({ FILES_URL })).toThrow("PUBLIC_URL");
  for (const wrong of [
    PUBLIC_URL,
    "files.example.net",
    "https://files.example.net/below",
    "https://",
  ])
    expect(() => readSettings({ PUBLIC_URL, FILES_URL: wrong }), wrong).toThrow("FILES_URL");
});

test("a translator has so many characters of each person in a day, or as the operator says", () => {
  const TRANSLATE_URL = "https://translate.example.com/";
  const url = "https://translate.example.com";
  expect(readSettings({}).translator).toBeUndefined();
  expect(readSettings({ TRANSLATE_URL }).translator).toEqual({ url, key: "", daily: 100_000 });
  const said = { TRANSLATE_URL, TRANSLATE_KEY: "hush", TRANSLATE_DAILY: "0" };
  expect(readSettings(said).translator).toEqual({ url, key: "hush", daily: 0 });
  for (const TRANSLATE_DAILY of ["-1", "1.5", "many", "1000000001"])
    expect(() => readSettings({ TRANSLATE_URL, TRANSLATE_DAILY })).toThrow("TRANSLATE_DAILY");
});
