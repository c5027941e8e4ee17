import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { nobody, usePeopleOfDialog } from "#client/live/chat/use-dialog-people.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import { isActive } from "#domain/user/is-active.ts";
import { everybody, type Mentionable } from "./mention-text.ts";

/** Who reads a dialog, and whom one may mention there. */
export interface MentionablePeople {
  /** Before that names of people would be sent as mere words. */
  readonly isKnown: boolean;
  /** Ids of all who read it. */
  readonly people: readonly number[];
  readonly mentionable: readonly Mentionable[];
}

/** The people of a dialog; all at once can be called where the dialog lets the person. */
export function useMentionable(
  dialog: Pick<Dialog, "id" | "planId">,
  callsAll: boolean,
): MentionablePeople {
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const users = useUsers();
  const known = usePeopleOfDialog(dialog);
  const people = known ?? nobody;
  const mentionable = useMemo(() => {
    const others = people
      .flatMap((id) => users.get(id) ?? [])
      .filter(({ id, nickname, deleteTime }) => id !== userId && nickname && deleteTime === 0)
      .map((user) => ({
        id: user.id,
        name: user.nickname,
        ...(!isActive(user) && { barred: t("disabled") }),
      }));
    const isAll = people.length > 2 && callsAll;
    return isAll ? [...others, { id: everybody, name: t("everybody") }] : others;
  }, [people, users, userId, callsAll, t]);
  return { isKnown: known !== undefined && users.size > 0, people, mentionable };
}
