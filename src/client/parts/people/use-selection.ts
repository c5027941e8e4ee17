import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useUsers } from "#client/live/use-users.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { isActive } from "#domain/user/is-active.ts";
import {
  pickPeople,
  pickPerson,
  type SelectionRules,
  togglePlan,
  unpickPerson,
} from "./selection.ts";

/** What a choice of people has become. */
export interface SelectionChange {
  readonly chosen: readonly number[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

export interface Selection extends SelectionRules {
  /** Ids of those who are chosen already; they count, and are not offered. */
  readonly chosen: readonly number[];
  /** Ids of those who may be chosen; everybody where left out. */
  readonly among?: readonly number[];
  /** Ids of those who may not be chosen, and do not count either. */
  readonly without?: readonly number[];
  /** Whether only people are offered, who can decide something, and no bots. */
  readonly peopleOnly?: boolean;
  readonly onChange: (change: SelectionChange) => void;
}

/** Picks people by the rules of a choice, and tells what they do not allow. */
export function useSelection(selection: Selection) {
  const { t, i18n } = useTranslation("people");
  const users = useUsers();
  const { chosen, among, without = [], onChange } = selection;
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: "conjunction" });
  const namesOf = (ids: readonly number[]) =>
    list.format(ids.map((id) => users.get(id)?.nickname ?? t("somebody")));
  const tell = (message: string) => showToast({ message, tone: "error" });

  const take = (next: readonly number[] | undefined) => {
    if (!next) return tell(t("maxSelected"));
    const before = new Set(chosen);
    const after = new Set(next);
    const added = next.filter((id) => !before.has(id));
    const removed = chosen.filter((id) => !after.has(id));
    if (added.length + removed.length > 0) onChange({ chosen: next, added, removed });
  };
  const mayBePicked = (id: number) =>
    isActive(users.get(id)) && (!among || among.includes(id)) && !without.includes(id);
  return {
    pick: (userId: number) => take(pickPerson(chosen, userId, selection)),
    pickAll: (people: readonly number[]) => take(pickPeople(chosen, people, selection)),
    unpick: (userId: number) => take(unpickPerson(chosen, userId, selection)),
    togglePlan: (members: readonly number[]) => {
      const picked = togglePlan(chosen, members, mayBePicked, selection);
      take(picked?.chosen);
      const { unpickable = [], kept = [] } = picked ?? {};
      if (unpickable.length > 0) tell(t("cannotPick", { names: namesOf(unpickable) }));
      if (kept.length > 0) tell(t("cannotUnpick", { names: namesOf(kept) }));
    },
  };
}
