import { expect, test } from "vitest";
import { readMailIn } from "./mail-in-settings.ts";

const MAIL_IN_ADDRESS = "plans@Example.com";

test("a mailbox is named by one address, with its port where it is another", () => {
  const MAIL_IN_URL = "imaps://pl%40ans:p%3Aw@imap.example.com";
  expect(readMailIn({ MAIL_IN_URL, MAIL_IN_ADDRESS, MAIL_IN_AUTHSERV: "MX.example.com" })).toEqual({
    host: "imap.example.com",
    port: 993,
    secure: true,
    user: "pl@ans",
    password: "p:w",
    local: "plans",
    domain: "example.com",
    authserv: "mx.example.com",
  });
  expect(readMailIn({ MAIL_IN_URL: "imap://a:b@[::1]:1143", MAIL_IN_ADDRESS })).toMatchObject({
    host: "::1",
    port: 1143,
    secure: false,
    authserv: "",
  });
  expect(readMailIn({})).toBeUndefined();
});

test.each([
  [{ MAIL_IN_URL: "pop3://a:b@host", MAIL_IN_ADDRESS }, /MAIL_IN_URL/],
  [{ MAIL_IN_URL: "imaps://host", MAIL_IN_ADDRESS }, /password/],
  [{ MAIL_IN_URL: "imaps://a:b@host" }, /MAIL_IN_ADDRESS/],
  [{ MAIL_IN_URL: "imaps://a:b@host", MAIL_IN_ADDRESS: "a+b@host" }, /MAIL_IN_ADDRESS/],
])("%j is told at the start", (env, told) => {
  expect(() => readMailIn(env)).toThrow(told);
});
