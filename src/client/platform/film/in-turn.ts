/** For how long may be worked, ms. */
interface Patience {
  /** On one thing. */
  readonly each: number;
  /** On all that wait for each other, since the first of them was begun. */
  readonly together: number;
}

/** Does one work after another. Each is told how much time it has, ms; for which none is left over is not begun, and undefined comes of it. */
export function createTurns({ each, together }: Patience) {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let end = 0;
  return async <Result>(work: (time: number) => Promise<Result>): Promise<Result | undefined> => {
    if (waiting === 0) end = performance.now() + together;
    waiting += 1;
    const mine = turn.then(async () => {
      const time = Math.min(each, end - performance.now());
      return time > 0 ? work(time) : undefined;
    });
    const leave = () => {
      waiting -= 1;
    };
    turn = mine.then(leave, leave);
    return mine;
  };
}
