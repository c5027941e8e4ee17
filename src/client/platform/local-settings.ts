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

/** All settings whose names begin like this, by the rest of their names. */
export function settingsThatBegin(start: string): Record<string, string> {
  try {
    const found = Object.entries(localStorage as Record<string, string>).filter(([key]) =>
      key.startsWith(PREFIX + start),
    );
    return Object.fromEntries(
      found.map(([key, value]) => [key.slice(PREFIX.length + start.length), value]),
    );
  } catch {
    return {};
  }
}

/** Forgets all settings whose names begin like this. */
export function forgetSettings(start: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX + start)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is closed, and holds nothing either.
  }
}

/** Calls back when another tab changes the setting. */
export function watchSetting(name: string, onChange: (value: string | undefined) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === PREFIX + name) onChange(newValue ?? undefined);
  });
}
