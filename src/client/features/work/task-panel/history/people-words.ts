import type { TFunction } from "i18next";
import type { StepDetail } from "#domain/task/log/task-step.ts";

type People = NonNullable<StepDetail["people"]>;

interface Telling {
  readonly t: TFunction<["task-log", "task"]>;
  readonly name: string;
  readonly list: Intl.ListFormat;
  readonly nameOf: (userId: number) => string;
  /** Who did it: what somebody does to themselves has words of its own. */
  readonly by: number;
}

/** Who came, went, or got another part, those of one kind together. */
export function peopleWords(people: People, { t, name, list, nameOf, by }: Telling): string {
  const kinds = Map.groupBy(people, ({ userId, from, to }) => {
    if (userId === by && to === 1 && from === -1) return "claim";
    if (userId === by && to === -1) return "leave";
    if (to === 1) return "owner";
    if (to === 0) return "assist";
    return from === 1 ? "ownerGone" : "assistGone";
  });
  return [...kinds]
    .map(([kind, some]) =>
      t(`people.${kind}`, { name, people: list.format(some.map(({ userId }) => nameOf(userId))) }),
    )
    .join(" · ");
}
