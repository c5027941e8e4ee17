/**
 * Ids are positive safe integers, final from birth.
 *
 * Signing in gives a browser a device number; whatever is born there gets
 * `deviceNumber * 2^24 + counter`. Device number 0 is the server's own.
 * A dialog of two people has an id that both sides can work out, so that two
 * people who open it offline at the same moment mean the same dialog.
 */
const COUNTER_SPAN = 2 ** 24;
const PAIR_BASE = 2 ** 52;
export const DEVICE_NUMBER_MAX = 2 ** 28 - 1;
export const COUNTER_MAX = COUNTER_SPAN - 1;
/** The largest id: beyond it numbers are no longer told apart. */
export const ID_MAX = Number.MAX_SAFE_INTEGER;

export type Id = number;

/** The id of the `counter`th thing born on a device; counter runs from 1 to COUNTER_MAX. */
export function mintId(deviceNumber: number, counter: number): Id {
  return deviceNumber * COUNTER_SPAN + counter;
}

/** The device number that minted the id. */
export function deviceNumberOf(id: Id): number {
  return Math.floor(id / COUNTER_SPAN);
}

/** The id of the dialog of two people, the same from both sides. User ids lie in the server's range. */
export function pairDialogId(userId: Id, otherUserId: Id): Id {
  const [low, high] = userId < otherUserId ? [userId, otherUserId] : [otherUserId, userId];
  return PAIR_BASE + low * COUNTER_SPAN + high;
}

/** The two people of a pair dialog id, or undefined when the id is of another kind. */
export function usersOfPairDialog(dialogId: Id): [Id, Id] | undefined {
  if (dialogId < PAIR_BASE) return undefined;
  const rest = dialogId - PAIR_BASE;
  return [Math.floor(rest / COUNTER_SPAN), rest % COUNTER_SPAN];
}

/** Key of a row that joins two things: a person in a plan, a person in a dialog. */
export function joinKey(left: Id, right: Id): string {
  return `${left}:${right}`;
}
