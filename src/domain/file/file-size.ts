const UNITS = ["Bytes", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"] as const;
const BASE = 1024;

/** A size as it is shown: at most two decimals, in the unit that fits (seed 001 §9); `write` says how its number is written. */
export function formatFileSize(bytes: number, write: (number: number) => string = String): string {
  let step = 0;
  let shown = Math.max(0, bytes);
  // What rounds to a whole unit more is said in that one.
  while (rounded(shown) >= BASE && step < UNITS.length - 1) {
    shown /= BASE;
    step += 1;
  }
  return `${write(rounded(shown))} ${UNITS[step] ?? ""}`;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
