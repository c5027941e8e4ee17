import { expect, test } from "vitest";
import { LINK_TEXT_MAX, LINK_TITLE_MAX } from "#domain/message/link/link-limits.ts";
import { readPage } from "./read-page.ts";

const ADDRESS = "https://example.com/news/1";
const read = (html: string, type = "text/html; charset=utf-8") =>
  readPage(Buffer.from(html), type, ADDRESS);

test("a page says what it is called, what it is about and which picture it has", () => {
  const html = `<html><head><title>Plain</title><meta name="description" content="Plain words">
    <meta property="og:title" content="Concrete &amp; frost"><meta property="og:description" content="When to pour">
    <meta property="og:image" content="/pictures/frost.jpg"></head><body><title>Not this</title></body></html>`;
  expect(read(html)).toEqual({
    title: "Concrete & frost",
    text: "When to pour",
    picture: "https://example.com/pictures/frost.jpg",
  });
});

test("a page without such marks has a title, and what breaks off is read as far as it goes", () => {
  expect(read("<title>Only\n  this</title>")).toEqual({ title: "Only this", text: "" });
  expect(read("<title>Half a ti")).toEqual({ title: "Half a ti", text: "" });
  expect(read("")).toEqual({ title: "", text: "" });
});

test("what stands in the body is not what the page says of itself", () => {
  expect(read(`<body><meta property="og:title" content="A comment">`).title).toBe("");
});

test("Chinese pages are read as they are written", () => {
  const gbk = Buffer.concat([
    Buffer.from(`<meta charset="gbk"><title>`),
    Buffer.from([0xbb, 0xec, 0xc4, 0xfd, 0xcd, 0xc1]),
    Buffer.from("</title>"),
  ]);
  expect(readPage(gbk, "text/html", ADDRESS).title).toBe("混凝土");
  expect(read("<title>a</title>", "text/html; charset=no-such").title).toBe("a");
});

test("what a page says has an end, turns no direction and names no other kind of address", () => {
  const { title, text } = read(
    `<title>${"a".repeat(999)}</title><meta name="description" content="${"b".repeat(999)}">`,
  );
  expect([title.length, text.length]).toEqual([LINK_TITLE_MAX, LINK_TEXT_MAX]);
  expect(read("<title>gpj\u202Eexe</title>").title).toBe("gpjexe");
  expect(read(`<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>`).title).toBe(
    "<script>alert(1)</script>",
  );
});
