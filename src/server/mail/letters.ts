import { textsIn } from "../local-text.ts";
import type { Letter } from "./send-letter.ts";

/** Whom a letter speaks to, and for whom. */
export interface Addressee {
  readonly to: string;
  readonly nickname: string;
  readonly company: string;
  /** In whose words. */
  readonly language: string;
}

/** To somebody who forgot the password: a link by which a new one is set. */
export function passwordLetter(addressee: Addressee, link: string): Letter {
  const say = textsIn(addressee.language);
  return compose(addressee, say("mail:password.subject", { company: addressee.company }), [
    say("mail:password.why", { company: addressee.company }),
    link,
    say("mail:password.until"),
    say("mail:password.notYou"),
  ]);
}

/** To a new address: a link by which its owner confirms it. */
export function confirmLetter(addressee: Addressee, link: string): Letter {
  const say = textsIn(addressee.language);
  return compose(addressee, say("mail:confirm.subject", { company: addressee.company }), [
    say("mail:confirm.why", { company: addressee.company, email: addressee.to }),
    link,
    say("mail:confirm.until"),
    say("mail:confirm.notYou"),
  ]);
}

/** To the old address: it no longer is the account's. */
export function changedLetter(addressee: Addressee, email: string): Letter {
  const say = textsIn(addressee.language);
  return compose(addressee, say("mail:changed.subject", { company: addressee.company }), [
    say("mail:changed.what", { company: addressee.company, email }),
    say("mail:changed.notYou"),
  ]);
}

/** To somebody who is to be reminded of a task: what it is called, and where it is. */
export function reminderLetter(
  addressee: Addressee,
  { name, link }: { readonly name: string; readonly link: string },
): Letter {
  const say = textsIn(addressee.language);
  return compose(addressee, say("mail:reminder.subject", { name }), [
    say("mail:reminder.what", { name }),
    link,
    say("mail:reminder.off"),
  ]);
}

/** Something that a letter names, and where it is. */
export interface LetterLine {
  readonly words: string;
  readonly link: string;
}

/** One paragraph each; what is an address becomes a link, and what is several things a list. */
export function compose(
  { to, nickname, company, language }: Addressee,
  subject: string,
  body: readonly (string | readonly LetterLine[])[],
): Letter {
  const say = textsIn(language);
  const paragraphs = [
    say("mail:greeting", { name: nickname }),
    ...body,
    say("mail:sender", { company }),
  ];
  return {
    to,
    subject,
    text: `${paragraphs.map(plain).join("\n\n")}\n`,
    html: paragraphs.map(markUp).join("\n"),
  };
}

function plain(paragraph: string | readonly LetterLine[]): string {
  if (typeof paragraph === "string") return paragraph;
  return paragraph.map(({ words, link }) => `- ${words}\n  ${link}`).join("\n");
}

function markUp(paragraph: string | readonly LetterLine[]): string {
  if (typeof paragraph !== "string") {
    const lines = paragraph.map(
      ({ words, link }) => `<li><a href="${escape(link)}">${escape(words)}</a></li>`,
    );
    return `<ul>${lines.join("")}</ul>`;
  }
  const safe = escape(paragraph);
  const isAddress = /^https?:\/\/\S+$/.test(paragraph);
  return `<p>${isAddress ? `<a href="${safe}">${safe}</a>` : safe}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
