import { expect, test } from "vitest";
import { isAutomatic, readHead, recipientsOf, senderOf, subjectOf } from "./mail-head.ts";
import { addressWith, codesIn, newMailCode } from "./plan-address.ts";

const headOf = (text: string) => readHead(Buffer.from(text)) ?? [];
const mailbox = { local: "plans.north", domain: "mail.example.com" };

test("values that go on in the next line are one, and the body says nothing", () => {
  const head = headOf("To: a@x\r\nSubject: one\r\n two\r\n\tthree\r\n\r\nFrom: b@x\r\n");
  expect(subjectOf(head)).toBe("one two three");
  expect(senderOf(head)).toBeUndefined();
});

test.each([
  ["From: Tom <Tom@Example.com>", "tom@example.com"],
  ["From: tom@example.com", "tom@example.com"],
  ['From: "eve@evil.example" <tom@example.com>', "tom@example.com"],
  ["From: a@example.com, b@example.com", undefined],
  ["From: a@example.com\nFrom: b@example.com", undefined],
  ["From: Team: a@example.com, b@example.com;", undefined],
  ["From: nobody", undefined],
  ["From: <to\u0000m@example.com>", undefined],
  [`From: ${"x".repeat(300)}@example.com`, undefined],
  ["Sender: tom@example.com", undefined],
])("%j comes from %s", (line, address) => {
  expect(senderOf(headOf(`${line}\n\n`))).toBe(address);
});

test("a subject is one line of what is drawn, whatever it says of its letters", () => {
  expect(subjectOf(headOf("Subject: =?utf-8?B?4oCuZXZpbA0KQmNjOiB4?=\n\n"))).toBe("evil Bcc: x");
  expect(subjectOf(headOf("Subject: =?no-such?Q?a=FFb?= c\n\n"))).toMatch(/^a.*b c$/);
  expect(subjectOf(headOf(`Subject: ${"😀".repeat(200)}\n\n`)).isWellFormed()).toBe(true);
});

test("a head without an end, or of too many lines, is none", () => {
  expect(readHead(Buffer.from("X: y\r\n".repeat(20_000)))).toBeUndefined();
  expect(readHead(Buffer.from(`${"X: y\n".repeat(600)}\n`))).toBeUndefined();
});

test("a CR of its own ends no line: a head with one is none, and a body may have them", () => {
  for (const line of [
    "Subject: a\rFrom: tom@example.com",
    "Subject: a\r\r\n b",
    "\rX: y",
    "X: y\r",
  ])
    expect(readHead(Buffer.from(`${line}\r\nFrom: eve@evil.example\r\n\r\n`))).toBeUndefined();
  const body = headOf("From: eve@evil.example\r\n\r\na\rFrom: tom@example.com\r\n");
  expect(senderOf(body)).toBe("eve@evil.example");
});

test("an address of a plan is found wherever it is named, in small and capital letters, and no other is", () => {
  const [code, other] = [newMailCode(), newMailCode()];
  const to = addressWith(mailbox, code);
  const head = headOf(
    `Delivered-To: ${to.toUpperCase()}\nTo: Plan <${to}>, x@y\nCc: ${addressWith(mailbox, other)}\n\n`,
  );
  expect(codesIn(mailbox, recipientsOf(head))).toEqual([code, other]);
  for (const text of [
    `x${to}`,
    `${to}.evil.example`,
    to.replace("plans.north", "plansXnorth"),
    to.replace(code, code.slice(1)),
  ])
    expect(codesIn(mailbox, [text])).toEqual([]);
  const many = Array.from({ length: 1_000 }, () => addressWith(mailbox, newMailCode()));
  expect(codesIn(mailbox, [many.join(", ")])).toHaveLength(5);
});

test.each([
  ["Auto-Submitted: auto-generated", true],
  ["Auto-Submitted: no", false],
  ["Precedence: List", true],
  ["Return-Path: <>", true],
  ["Return-Path: <tom@example.com>", false],
  ["Content-Type: multipart/report; report-type=delivery-status", true],
  ["From: MAILER-DAEMON@example.com", true],
  ["From: bounce@example.com", true],
  ["From: tom@example.com", false],
])("%s was written by no person: %s", (line, isOne) => {
  expect(isAutomatic(headOf(`${line}\n\n`))).toBe(isOne);
});
