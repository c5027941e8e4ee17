/** Notices work that gets nowhere: half-open lines and lost callbacks look like patience. */
export interface Watch {
  begin(): void;
  progress(): void;
  end(): void;
}

/** Calls `onStuck` once when work that has begun makes no progress for `patience` ms. */
export function createWatch(patience: number, onStuck: () => void): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const begin = () => {
    end();
    timer = setTimeout(() => {
      timer = undefined;
      onStuck();
    }, patience);
  };
  return {
    begin,
    progress() {
      if (timer !== undefined) begin();
    },
    end,
  };
}
