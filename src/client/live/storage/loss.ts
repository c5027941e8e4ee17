import type { UnsentDigest } from "#client/data/storage/unsent-digest.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

/**
 * A mark beside each account's database says that it exists and what in it has
 * not been sent. It outlives a database that the browser throws away, and
 * becomes the account of what was lost.
 */
export interface Loss extends Partial<UnsentDigest> {
  /** Epoch ms at which the loss was noticed; without count and titles nobody knows what was lost. */
  readonly noticedAt: number;
}

const markOf = (databaseName: string) => `stored.${databaseName}`;
const lossOf = (databaseName: string) => `lost.${databaseName}`;
const listeners = new Set<() => void>();
let known: { readonly text: string; readonly loss: Loss } | undefined;

export function saveMark(databaseName: string, unsent: UnsentDigest): void {
  writeSetting(markOf(databaseName), JSON.stringify(unsent));
}

/** The account left this browser for good; nothing of its words stays. */
export function forgetMark(databaseName: string): void {
  writeSetting(markOf(databaseName), undefined);
  forgetLoss(databaseName);
}

/** Whether this account's database has been in this browser. */
export function hasMark(databaseName: string): boolean {
  return readSetting(markOf(databaseName)) !== undefined;
}

/** The database is gone. What an earlier loss took and nobody has read about yet is not forgotten. */
export function noteLoss(databaseName: string, now: number): void {
  const mark = readSetting(markOf(databaseName));
  const before = readLoss(databaseName);
  // Another tab has noticed already.
  if (mark === undefined && before) return;
  const unsent = mark === undefined ? undefined : (JSON.parse(mark) as UnsentDigest);
  const loss: Loss = {
    noticedAt: now,
    ...(unsent && {
      count: unsent.count + (before?.count ?? 0),
      titles: [...(before?.titles ?? []), ...unsent.titles],
    }),
  };
  writeSetting(lossOf(databaseName), JSON.stringify(loss));
  writeSetting(markOf(databaseName), undefined);
  tell();
}

/** What was lost and nobody has read about; the same object while it stays the same. */
export function readLoss(databaseName: string): Loss | undefined {
  const text = readSetting(lossOf(databaseName));
  if (!text) return undefined;
  if (known?.text !== text) known = { text, loss: JSON.parse(text) as Loss };
  return known.loss;
}

/** The person has read about it. */
export function forgetLoss(databaseName: string): void {
  writeSetting(lossOf(databaseName), undefined);
  tell();
}

export function subscribeToLoss(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
