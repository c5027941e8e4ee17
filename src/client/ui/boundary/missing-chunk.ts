/** How browsers say that a part of the app could not be loaded. */
const WORDS =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (css )?chunk/i;

/** Whether something failed because a part of the app is not on this device and could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}
