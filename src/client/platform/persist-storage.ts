/** Asks the browser not to throw our data away; to be asked once there is something to lose. */
export async function persistStorage(): Promise<boolean> {
  if (!("storage" in navigator) || !navigator.storage.persist) return false;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}
