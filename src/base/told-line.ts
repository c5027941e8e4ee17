/** What a browser says of the line that its device is on, and when that changes. */
interface TellingLine {
  readonly type?: string;
  readonly addEventListener: (name: "change", listener: () => void) => void;
  readonly removeEventListener: (name: "change", listener: () => void) => void;
}

/** Of a page or a worker; the types of neither know it, because only Chromium tells, and which line it is only on phones. */
export function toldLineOf(navigator: object): TellingLine | undefined {
  return (navigator as { readonly connection?: TellingLine }).connection;
}
