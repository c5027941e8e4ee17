import { runsOf, type SoughtTerm } from "./split-words.ts";

/** A part of a text that was looked for: from, to (UTF-16 units, `to` exclusive). */
export type Mark = readonly [from: number, to: number];

/** The parts of a text that are what was looked for, in order, none touching the next. */
export function markWords(
  text: string,
  sought: readonly SoughtTerm[],
  alike: ReadonlySet<string>,
): Mark[] {
  const marks = runsOf(text).flatMap((run) => {
    const found = run.dense ? pairsIn(run.text, sought) : wordIn(run.text, sought, alike);
    // Where folding made a run longer or shorter nobody can say which of its signs it was.
    const isSame = run.text.length === run.end - run.start;
    return found.map(([from, to]): Mark => {
      if (isSame) return [run.start + from, run.start + to];
      return [run.start, run.end];
    });
  });
  return joined(marks);
}

function pairsIn(run: string, sought: readonly SoughtTerm[]): Mark[] {
  return sought.flatMap(({ text }) => {
    const marks: Mark[] = [];
    for (let at = run.indexOf(text); at >= 0; at = run.indexOf(text, at + 1)) {
      marks.push([at, at + text.length]);
    }
    return marks;
  });
}

function wordIn(word: string, sought: readonly SoughtTerm[], alike: ReadonlySet<string>): Mark[] {
  if (alike.has(word)) return [[0, word.length]];
  return sought
    .filter(({ text }) => word.startsWith(text))
    .map(({ text }): Mark => [0, text.length]);
}

function joined(marks: readonly Mark[]): Mark[] {
  const whole: Mark[] = [];
  for (const mark of marks.toSorted((left, right) => left[0] - right[0])) {
    const last = whole.at(-1);
    if (last && mark[0] <= last[1]) whole[whole.length - 1] = [last[0], Math.max(last[1], mark[1])];
    else whole.push(mark);
  }
  return whole;
}
