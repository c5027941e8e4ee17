const PREFIX = "plumbline.";

/** A note that lives as long as this window, through reloads. */
export function readVisitNote(name: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without a value the note is forgotten. Whether it is kept: some browsers close their storage. */
export function writeVisitNote(name: string, value: string | undefined): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}
