/** Settings that stay in this browser, whoever is signed in (seed 000 §4 keeps them through cache clears). */
const PREFIX = "plumbline.";

export function readSetting(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without a value the setting is forgotten. */
export function writeSetting(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is closed: the setting holds until the page is left.
  }
}
