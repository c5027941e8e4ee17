const NAMED = /\{([^{}]{1,200})\}/g;

/** The fields that a text names, `{amount}`. */
export function fieldsNamed(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([, path = ""]) => path);
}

/**
 * A text with what its fields say, no longer than somewhat over what can be used of it: however often it names what somebody has
 * written at length.
 */
export function textWith(text: string, said: (path: string) => string, most: number): string {
  let length = 0;
  return text.replaceAll(NAMED, (_all, path: string) => {
    const words = length < most ? said(path).slice(0, most) : "";
    length += words.length;
    return words;
  });
}

/** A text by which nobody is called and nothing is linked to, whatever people have written into their requests. */
export function callingNobody(text: string): string {
  return text.replaceAll(/<(?=[@#%])/g, "< ");
}
