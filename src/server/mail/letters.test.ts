import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { changedLetter, confirmLetter, passwordLetter, reminderLetter } from "./letters.ts";

const person = { to: "dana@site.example", nickname: "Dana <Kim>", company: "Acme & Sons" };
const link = "https://plans.site.example/password#abc";

test("a letter has its link on a line of its own, and as a link", () => {
  const letter = passwordLetter({ ...person, language: "en" }, link);
  expect(letter.text.split("\n")).toContain(link);
  expect(letter.html).toContain(`<p><a href="${link}">${link}</a></p>`);
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
  ];
  for (const { to, subject, text } of letters) {
    expect(to).toBe(person.to);
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
    expect(text).toContain(person.company);
  }
  if (code !== "en") expect(letters[0]?.text).not.toBe(english.text);
});
