const NAMED = /\{([^{}]{1,200})\}/g;

/** The fields that a text names, `{amount}`. */
export function fieldsNamed(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([, path = ""]) => path);
}

/** A text with what its fields say. */
export function textWith(text: string, said: (path: string) => string): string {
  return text.replaceAll(NAMED, (_all, path: string) => said(path));
}

/** A text by which nobody is called and nothing is linked to, whatever people have written into their requests. */
export function callingNobody(text: string): string {
  return text.replaceAll(/<(?=[@#%])/g, "< ");
}
