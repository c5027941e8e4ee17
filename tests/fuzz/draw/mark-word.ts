const MARK = /zq[0-9a-z]{1,8}qz/g;

let marks = 0;

/** A word that was never written before, so that whoever reads it elsewhere knows where it is from. */
export function newMarkWord(): string {
  marks += 1;
  return `zq${marks.toString(36)}qz`;
}

export function markWordsIn(text: string): string[] {
  return text.match(MARK) ?? [];
}

/** Begins again, so that a seed writes the same words whatever was played before it. */
export function startMarkWordsOver(): void {
  marks = 0;
}
