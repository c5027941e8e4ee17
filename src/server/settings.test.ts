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

test("the privacy policy has to be the address of a page", () => {
  const privacyUrl = "https://plans.example.com/privacy";
  expect(readSettings({ PRIVACY_URL: privacyUrl }).privacyUrl).toBe(privacyUrl);
  expect(readSettings({}).privacyUrl).toBeUndefined();
  expect(() => readSettings({ PRIVACY_URL: "javascript:alert(1)" })).toThrow("PRIVACY_URL");
});
