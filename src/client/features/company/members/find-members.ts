import { administers } from "#domain/user/administrators.ts";
import { isActive } from "#domain/user/is-active.ts";
import type { User } from "#domain/user/user.ts";

/** Which people are shown. */
export const MEMBER_STATES = ["present", "administrators", "disabled", "left", "all"] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

const isIn: Readonly<Record<MemberState, (user: User) => boolean>> = {
  present: isActive,
  administrators: administers,
  disabled: (user) => user.deleteTime === 0 && user.disableTime > 0,
  left: (user) => user.deleteTime > 0,
  all: () => true,
};

/** People of a state whose name holds the words, by name; bots are nobody to administer. */
export function findMembers(
  users: Iterable<User>,
  { state, text, locale }: { state: MemberState; text: string; locale: string },
): User[] {
  const words = text.trim().toLowerCase();
  return [...users]
    .filter((user) => !user.bot && isIn[state](user))
    .filter((user) => user.nickname.toLowerCase().includes(words))
    .toSorted(
      (left, right) => left.nickname.localeCompare(right.nickname, locale) || left.id - right.id,
    );
}
