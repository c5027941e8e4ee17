/** What a choice of people keeps to (seed 000 §5). */
export interface SelectionRules {
  /** How many there may be. */
  readonly max: number;
  /** Ids of those who stay chosen whatever is done. */
  readonly uncancelable?: readonly number[];
}

const staying = ({ uncancelable = [] }: SelectionRules) => new Set(uncancelable);

/** Who is chosen after one more was picked; undefined where that would be too many. */
export function pickPerson(
  chosen: readonly number[],
  userId: number,
  rules: SelectionRules,
): readonly number[] | undefined {
  if (chosen.includes(userId)) return chosen;
  // With room for one, another pick is another choice, but nobody who stays makes room.
  if (rules.max === 1 && !chosen.some((id) => staying(rules).has(id))) return [userId];
  return chosen.length < rules.max ? [...chosen, userId] : undefined;
}

/** Who is chosen after several more were picked; undefined where that would be too many. */
export function pickPeople(
  chosen: readonly number[],
  people: readonly number[],
  rules: SelectionRules,
): readonly number[] | undefined {
  const all = [...new Set([...chosen, ...people])];
  return all.length > rules.max ? undefined : all;
}

/** Who is chosen after one was taken out; who is not to be taken out stays. */
export function unpickPerson(
  chosen: readonly number[],
  userId: number,
  rules: Pick<SelectionRules, "uncancelable">,
): readonly number[] {
  const stays = rules.uncancelable?.includes(userId) ?? false;
  return stays ? chosen : chosen.filter((id) => id !== userId);
}

/** What came of picking a whole plan. */
export interface PlanPick {
  readonly chosen: readonly number[];
  /** Members who could not be picked. */
  readonly unpickable: readonly number[];
  /** Members who could not be taken out. */
  readonly kept: readonly number[];
}

/**
 * Picks all members of a plan who may be picked; where all of them are chosen, takes them out again. Undefined where it
 * would be too many: half of a plan is nothing that anybody asked for.
 */
export function togglePlan(
  chosen: readonly number[],
  members: readonly number[],
  mayBePicked: (userId: number) => boolean,
  rules: SelectionRules,
): PlanPick | undefined {
  const before = new Set(chosen);
  const missing = members.filter((id) => !before.has(id));
  const added = missing.filter(mayBePicked);
  if (added.length > 0) {
    const all = [...chosen, ...added];
    const unpickable = missing.filter((id) => !mayBePicked(id));
    return all.length > rules.max ? undefined : { chosen: all, unpickable, kept: [] };
  }
  const stays = staying(rules);
  const kept = members.filter((id) => before.has(id) && stays.has(id));
  const toggled = new Set(members);
  const left = chosen.filter((id) => !toggled.has(id) || stays.has(id));
  // Who takes people out does not ask for those who are not in.
  const unpickable = left.length < chosen.length ? [] : missing;
  return { chosen: left, unpickable, kept };
}
