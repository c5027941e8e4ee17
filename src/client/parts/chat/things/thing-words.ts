import {
  nameInMention,
  signOf,
  splitThings,
  type ThingMention,
  type ThingSign,
  thingToken,
} from "#domain/message/things/thing-mention.ts";

/** What is being typed behind a "#" or "%". */
export interface TypedThing {
  readonly sign: ThingSign;
  readonly words: string;
}

/** Right behind letters and digits the signs are something else: half of an address, or per cent. */
const TYPED = /(?:^|[^\w&/#%.:?=-])([#%])([^\s#%]{0,30})$/;
/** Of each text the newest thing that it stood for; more are not written in one message. */
const KEPT = 200;
const tokens = new Map<string, string>();

/** The words behind a sign right before the caret, or undefined when none are being typed. */
export function thingBeingTyped(text: string, caret: number): TypedThing | undefined {
  const match = TYPED.exec(text.slice(0, caret));
  return match ? { sign: match[1] as ThingSign, words: match[2] ?? "" } : undefined;
}

/** The text with the thing's name in place of what was being typed, and where the caret goes. */
export function completeThing(
  text: string,
  caret: number,
  thing: ThingMention,
): { text: string; caret: number } {
  const typed = thingBeingTyped(text, caret);
  const before = text.slice(0, caret - (typed ? typed.words.length + 1 : 0));
  const head = `${before}${wordsOf(thing)} `;
  return { text: head + text.slice(caret), caret: head.length };
}

/** From now on the words of this thing stand for it. */
export function keepThing(thing: ThingMention): void {
  const words = wordsOf(thing);
  tokens.delete(words);
  tokens.set(words, thingToken(thing));
  const [oldest] = tokens.keys();
  if (tokens.size > KEPT && oldest !== undefined) tokens.delete(oldest);
}

/** As `keepThing`, where these words stand for nothing that was picked. */
export function recallThing(thing: ThingMention): void {
  if (!tokens.has(wordsOf(thing))) keepThing(thing);
}

/** Whether there are words that may stand for a thing that is not kept here. */
export function mayNameThings(text: string): boolean {
  return /(?:^|[^\w&/#%.:?=-])[#%][^\s#%]/.test(text);
}

/** What was typed, with the words of each thing that is kept as its token. */
export function wordsToThings(text: string): string {
  // The longest first: one name can be the beginning of another.
  const known = [...tokens].toSorted(([left], [right]) => right.length - left.length);
  return known.reduce(
    (rest, [words, token]) =>
      splitThings(rest)
        .map((piece) =>
          typeof piece === "string" ? piece.replaceAll(words, token) : thingToken(piece),
        )
        .join(""),
    text,
  );
}

function wordsOf({ kind, name }: ThingMention): string {
  return signOf(kind) + nameInMention(name);
}
