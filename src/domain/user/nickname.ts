import { NICKNAME_MAX } from "../limits.ts";
import { list, type Reading } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import type { User } from "./user.ts";
import { appearanceOf } from "./look-alike.ts";

export const nicknameTaken = parameterError("user.nicknameTaken");

/** Whether somebody else goes by the name, or by one that looks like it; who left has given theirs up. */
export function* isNicknameTaken(nickname: string, userId = 0): Reading<boolean> {
  const present = yield* list("user", { deleteTime: 0 });
  return namesOf(present, userId).has(appearanceOf(nickname));
}

/** The name, or where somebody has it the name with the first number that nobody has. */
export function* freeNickname(wanted: string): Reading<string> {
  const taken = namesOf(yield* list("user", { deleteTime: 0 }), 0);
  let name = wanted;
  for (let number = 2; taken.has(appearanceOf(name)); number += 1) {
    const suffix = ` ${number}`;
    name =
      wanted
        .slice(0, NICKNAME_MAX - suffix.length)
        .toWellFormed()
        .trim() + suffix;
  }
  return name;
}

function namesOf(people: readonly User[], but: number): Set<string> {
  const others = people.filter(({ id }) => id !== but);
  return new Set(others.map(({ nickname }) => appearanceOf(nickname)));
}
