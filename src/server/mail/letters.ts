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

/** One paragraph each; what is an address becomes a link. */
function compose(
  { to, nickname, company, language }: Addressee,
  subject: string,
  body: readonly string[],
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
    text: `${paragraphs.join("\n\n")}\n`,
    html: paragraphs.map((paragraph) => `<p>${markUp(paragraph)}</p>`).join("\n"),
  };
}

function markUp(paragraph: string): string {
  const safe = escape(paragraph);
  return /^https?:\/\/\S+$/.test(paragraph) ? `<a href="${safe}">${safe}</a>` : safe;
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
