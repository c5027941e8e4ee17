import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { DIGEST_PARTS, type DigestPart } from "#domain/notify/digest.ts";
import { digestLetter } from "./digest-letter.ts";
import { changedLetter, confirmLetter, passwordLetter, reminderLetter } from "./letters.ts";

const person = { to: "dana@site.example", nickname: "Dana <Kim>", company: "Acme & Sons" };
const link = "https://plans.site.example/password#abc";

test("a letter has its link on a line of its own, and as a link", () => {
  const letter = passwordLetter({ ...person, language: "en" }, link);
  expect(letter.text.split("\n")).toContain(link);
  expect(letter.html).toContain(`<p><a href="${link}">${link}</a></p>`);
});

test("a digest names late, due and beginning tasks and what waits, with the rest counted", () => {
  const task = (part: DigestPart, name: string) =>
    ({ part, name, plan: "Tower", time: Date.UTC(2026, 10, 30, 7), link }) as const;
  const letter = digestLetter(
    { ...person, language: "en" },
    {
      digest: "daily",
      timeZone: "Europe/Berlin",
      tasks: [
        ...Array.from({ length: 17 }, (_, index) => task("due", `Pour <${index}>`)),
        task("overdue", "Order steel"),
      ],
      requests: [{ words: "Leave of Ana", link: `${link}/9` }],
      appUrl: "https://plans.site.example",
    },
  );
  const lines = letter.text.split("\n");
  expect(lines.indexOf("Overdue:")).toBeLessThan(lines.indexOf("Due today:"));
  expect(lines).not.toContain("Starts today:");
  expect(letter.text).toMatch(/^- Pour <14> · Tower · Nov 30, 2026, 8:00\sAM$/m);
  expect(letter.text).not.toContain("Pour <15>");
  expect(lines).toContain("- and 2 more");
  expect(letter.html).toContain(`<li><a href="${link}/9">Leave of Ana</a></li>`);
  expect(letter.html).toContain("Pour &lt;14&gt;");
});

test("names that look like markup stay words", () => {
  const letter = changedLetter({ ...person, language: "en" }, "new@site.example");
  expect(letter.html).toContain("Dana &lt;Kim&gt;");
  expect(letter.html).toContain("Acme &amp; Sons");
  expect(letter.text).toContain("Hello Dana <Kim>,");
  expect(letter.subject).toBe("Acme & Sons: your e-mail address was changed");
});

test.each(languages)("letters are written in $name, and nothing is left to fill in", ({ code }) => {
  const addressee = { ...person, language: code };
  const english = passwordLetter({ ...person, language: "en" }, link);
  const letters = [
    passwordLetter(addressee, link),
    confirmLetter(addressee, link),
    changedLetter(addressee, "new@site.example"),
    reminderLetter(addressee, { name: "Pour the slab", link }),
    ...(["daily", "weekly"] as const).map((digest) =>
      digestLetter(addressee, {
        digest,
        timeZone: "Asia/Shanghai",
        tasks: DIGEST_PARTS.map((part) => ({ part, name: "Pour", plan: "Tower", time: 1, link })),
        requests: [{ words: "Leave", link }],
        appUrl: "https://plans.site.example",
      }),
    ),
  ];
  for (const { to, subject, text } of letters) {
    expect(to).toBe(person.to);
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
    expect(text).toContain(person.company);
  }
  if (code !== "en") expect(letters[0]?.text).not.toBe(english.text);
});
