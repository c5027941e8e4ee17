import type { Page } from "playwright-core";

const MOVES = 25;
/** The first ones load the rules. */
const WARM_UP = 3;

export interface Moves {
  /** From the key to the painted change, ms each. */
  readonly paints: readonly number[];
  /** From the beginning to the end of the transaction that writes rows and outbox, ms each. */
  readonly writes: readonly number[];
}

/** Opens a board and moves its cards to the next column with the keyboard. */
export async function measureMoves(page: Page, board: string): Promise<Moves> {
  await watchWrites(page);
  await page.goto(board);
  await page.waitForSelector("[data-task]");
  const paints: number[] = [];
  for (let move = 0; move < MOVES + WARM_UP; move += 1) {
    paints.push(await moveOne(page));
    await page.waitForTimeout(150);
  }
  const writes = await page.evaluate(
    () => (globalThis as unknown as { benchWrites: number[] }).benchWrites,
  );
  return { paints: paints.slice(WARM_UP), writes: writes.slice(WARM_UP) };
}

async function watchWrites(page: Page): Promise<void> {
  // Before the page runs: it keeps hold of what it finds then.
  await page.addInitScript(() => {
    const writes: number[] = [];
    Object.assign(globalThis, { benchWrites: writes });
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function watched(this: IDBDatabase, names, mode, options) {
      const started = performance.now();
      const transaction = begin.call(this, names, mode, options);
      if (mode === "readwrite" && Array.from<string>(names).includes("outbox")) {
        transaction.addEventListener("complete", () => writes.push(performance.now() - started));
      }
      return transaction;
    };
  });
}

async function moveOne(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const column = document.querySelector("[data-column]");
    const row = column?.querySelector<HTMLElement>("[data-task]");
    const id = row?.dataset["task"];
    row?.querySelector<HTMLElement>("[data-card-focus]")?.focus();
    const start = performance.now();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "ArrowRight",
        shiftKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
    await new Promise<void>((resolve) => {
      const look = () => {
        if (column?.querySelector(`[data-task="${id}"]`)) requestAnimationFrame(look);
        else resolve();
      };
      requestAnimationFrame(look);
    });
    return performance.now() - start;
  });
}
