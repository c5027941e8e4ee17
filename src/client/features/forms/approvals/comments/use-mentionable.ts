import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useConcerned } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { everybody, type Mentionable } from "#client/parts/chat/mention/mention-text.ts";

/** Who can be named in a comment: everybody whom the record concerns; of the others it is said why not. */
export function useMentionable(recordId: number): readonly Mentionable[] {
  const { t } = useTranslation("approvals");
  const { userId: own } = useData();
  const users = useUsers();
  const concerned = useConcerned(recordId);
  return useMemo(() => {
    if (concerned.state !== "ready") return [];
    const known = new Set(concerned.value);
    const people = [...users.values()]
      .filter(({ id, deleteTime, disableTime }) => id !== own && deleteTime + disableTime === 0)
      .map(({ id, nickname: name }): Mentionable => {
        return known.has(id) ? { id, name } : { id, name, barred: t("notConcerned") };
      });
    return [{ id: everybody, name: t("everybody") }, ...people];
  }, [concerned, own, users, t]);
}
