const { setImmediate: soon, setTimeout: later, clearTimeout: never } = globalThis;

/** One turn of the machine's own loop: everything that was ready has run. */
export function realTurn(): Promise<void> {
  return new Promise((resolve) => {
    soon(resolve);
  });
}

/** Whether the work ends within so many real milliseconds. */
export async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = later(() => resolve(false), milliseconds);
  });
  const ended = await Promise.race([work.then(() => true as const), patience]);
  never(timer);
  return ended;
}
