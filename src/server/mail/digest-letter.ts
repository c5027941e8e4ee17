import { localeOf } from "#base/languages.ts";
import { DIGEST_PARTS, type DigestPart } from "#domain/notify/digest.ts";
import { isTimeZone } from "#domain/notify/quiet-hours.ts";
import { textsIn } from "../local-text.ts";
import { type Addressee, compose, type LetterLine } from "./letters.ts";
import type { Letter } from "./send-letter.ts";

/** A task as a digest names it. */
export interface DigestTask {
  readonly part: DigestPart;
  readonly name: string;
  readonly plan: string;
  /** When it ends or, where it only begins, begins: epoch ms. */
  readonly time: number;
  readonly link: string;
}

/** What a digest says. */
export interface Digest {
  readonly digest: "daily" | "weekly";
  readonly timeZone: string;
  readonly tasks: readonly DigestTask[];
  /** Requests that wait for the person. */
  readonly requests: readonly LetterLine[];
  /** Where the rest of each can be read. */
  readonly appUrl: string;
}

/** So many things of each part are named; of the rest it is said how many there are. */
const NAMED = 15;

/** To somebody who wants to know what is to be done. */
export function digestLetter(addressee: Addressee, content: Digest): Letter {
  const { language, company } = addressee;
  const { digest, tasks, requests, appUrl } = content;
  const say = textsIn(language);
  const lineOf = taskLines(language, content.timeZone);
  const parts = DIGEST_PARTS.flatMap((part) => {
    const lines = tasks.filter((task) => task.part === part).map(lineOf);
    const title = part === "overdue" ? part : `${part}.${digest}`;
    return section(say(`mail:digest.${title}`), lines, `${appUrl}/manage/dashboard`);
  });
  const waiting = section(say("mail:digest.requests"), requests, `${appUrl}/manage/approve`);
  return compose(addressee, say(`mail:digest.subject.${digest}`, { company }), [
    ...parts,
    ...waiting,
    say("mail:digest.off"),
    `${appUrl}/manage/setting/notifications`,
  ]);

  function section(title: string, lines: readonly LetterLine[], rest: string) {
    if (lines.length === 0) return [];
    const more = lines.length - NAMED;
    const named = lines.slice(0, NAMED);
    if (more <= 0) return [title, named];
    const words = say("mail:digest.more", { count: String(more) });
    return [title, [...named, { words, link: rest }]];
  }
}

function taskLines(language: string, timeZone: string): (task: DigestTask) => LetterLine {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: isTimeZone(timeZone) ? timeZone : "UTC",
  });
  return ({ name, plan, time, link }) => ({
    words: `${name} · ${plan} · ${format.format(time)}`,
    link,
  });
}
