const NAME = "plumbline.wanted";

/** Keeps where somebody wanted to go who has to sign in first; also while a provider asks who they are. */
export function keepWanted(address: string): void {
  try {
    sessionStorage.setItem(NAME, address);
  } catch {
    // Storage is closed: signing in leads to the messages.
  }
}

/** Where they wanted to go, once. */
export function takeWanted(): string | undefined {
  try {
    const address = sessionStorage.getItem(NAME) ?? "";
    sessionStorage.removeItem(NAME);
    return isOwnAddress(address) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** A path of this app, not one that leads to another host. */
function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
