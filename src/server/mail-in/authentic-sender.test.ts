import { expect, test } from "vitest";
import { isAuthentic } from "./authentic-sender.ts";

const OWN = "mx.site.example";
const SENDER = "tom@example.com";
const vouches = (...values: string[]) =>
  isAuthentic(
    values.map((value) => ({ name: "authentication-results", value })),
    OWN,
    SENDER,
  );

test.each([
  [`${OWN}; dmarc=pass (p=reject) header.from=example.com`],
  [`${OWN}; spf=fail smtp.mailfrom=x@other.example; dmarc=pass header.from=Example.COM`],
  [`MX.site.example 1; dkim=pass (2048-bit key; (nested)) header.d=example.com header.s=a`],
  [`${OWN}; dkim=none; spf=pass smtp.mailfrom=bounce@example.com`],
  [`${OWN}; auth=pass smtp.auth=tom@example.com`],
])("the own server vouches by %s", (value) => {
  expect(vouches(value)).toBe(true);
});

test.each([
  [`${OWN}; none`],
  [`${OWN}; dmarc=fail header.from=example.com; dkim=pass header.d=example.com`],
  [`${OWN}; dmarc=pass header.from=other.example`],
  [`${OWN}; dmarc=pass`],
  [`${OWN}; dkim=pass header.d=com`],
  [`${OWN}; dkim=pass header.d=evil-example.com`],
  [`${OWN}; dkim=fail header.d=example.com`],
  [`${OWN}; auth=pass smtp.auth=eve@example.com`],
  [`${OWN}; spf=pass smtp.mailfrom="a; dkim=pass header.d=example.com"@evil.example`],
  [`${OWN}; spf=pass (x; dkim=pass header.d=example.com) smtp.mailfrom=a@evil.example`],
  [`${OWN}; dkim=pass header.d=evil.example header.d=example.com`],
  [`elsewhere.example; dmarc=pass header.from=example.com`],
  [`${OWN}.evil.example; dmarc=pass header.from=example.com`],
  [""],
])("it does not by %s", (value) => {
  expect(vouches(value)).toBe(false);
});

test("what stands below the own server's findings, in its name or another, counts for nothing", () => {
  const forged = `${OWN}; dmarc=pass header.from=example.com`;
  expect(vouches(`${OWN}; dmarc=fail header.from=example.com`, forged)).toBe(false);
  expect(vouches("relay.example; dmarc=fail header.from=example.com", forged)).toBe(true);
});

test("an operator who names no server has nobody who vouches", () => {
  const head = [{ name: "authentication-results", value: "; dmarc=pass header.from=example.com" }];
  expect(isAuthentic(head, "", SENDER)).toBe(false);
});
