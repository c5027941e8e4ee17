let answer: Promise<boolean> | undefined;

/** Asks the browser not to throw our data away, once a visit; to be asked when there is something to lose. */
export function persistStorage(): Promise<boolean> {
  answer ??= ask().catch(() => false);
  return answer;
}

async function ask(): Promise<boolean> {
  if (!("storage" in navigator) || !navigator.storage.persist) return false;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}
