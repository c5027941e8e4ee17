/** A tab that stands still keeps its locks; nobody waits for it longer than this, ms. */
const PATIENCE = 10_000;

/** Does work while no other tab does work of the same name; at once where the browser has no locks. */
export async function oneAtATime<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!("locks" in navigator)) return work();
  let begun: Promise<Result> | undefined;
  const begin = async () => (begun = work());
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return await navigator.locks.request(name, { signal }, begin);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
