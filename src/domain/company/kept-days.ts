/** Days for which a company may keep messages, or files in chats; 0 = for good, or of files as messages. */
export const KEPT_DAYS = [0, 30, 90, 180, 365, 730, 1095, 1825, 3650] as const;
export type KeptDays = (typeof KEPT_DAYS)[number];

/** How long a company keeps what is said in chats. */
export interface Retention {
  readonly messageDays: number;
  /** Of messages that bring a file; 0 = as all others. */
  readonly fileDays: number;
  /** What is pinned stays. */
  readonly keepPinned: boolean;
  /** What is said about tasks and requests stays. */
  readonly keepTaskChats: boolean;
}

const DAY = 86_400_000;

/** Epoch ms before which messages and files go; 0 = they stay. */
export function goesBefore(
  { messageDays, fileDays }: Pick<Retention, "messageDays" | "fileDays">,
  now: number,
): { readonly messages: number; readonly files: number } {
  const before = (days: number) => (days === 0 ? 0 : Math.max(0, now - days * DAY));
  return { messages: before(messageDays), files: before(fileDays || messageDays) };
}

/** Whether other times let more go than the ones before, or sooner. */
export function letsMoreGo(before: Retention, after: Retention): boolean {
  const forGood = (days: number) => (days === 0 ? Number.POSITIVE_INFINITY : days);
  return (
    forGood(after.messageDays) < forGood(before.messageDays) ||
    forGood(after.fileDays || after.messageDays) < forGood(before.fileDays || before.messageDays) ||
    (before.keepPinned && !after.keepPinned) ||
    (before.keepTaskChats && !after.keepTaskChats)
  );
}
