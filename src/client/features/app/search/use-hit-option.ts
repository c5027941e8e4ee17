import { useTranslation } from "react-i18next";
import type { SearchHit } from "#client/data/search/question.ts";
import { useData } from "#client/live/data-context.ts";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { usersOfPairDialog } from "#domain/id.ts";
import type { SearchOption } from "./option.ts";
import { findableOf, type SearchDoors } from "./search-doors.ts";

/** Makes lines of what was found. */
export function useHitOption({
  finds,
  onGo,
}: Pick<SearchDoors, "finds" | "onGo">): (hit: SearchHit) => SearchOption {
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const users = useUsers();
  const run = useRun();
  const dialogs = useDialogs();
  const plans = usePlans();

  const nameOf = (id: number) => users.get(id)?.nickname ?? "";
  const placeOf = (hit: SearchHit): string => {
    const pair = usersOfPairDialog(hit.dialogId);
    if (hit.kind === "message" && pair) {
      const other = pair[0] === userId ? pair[1] : pair[0];
      return other === userId ? t("notes") : nameOf(other);
    }
    if (hit.place || hit.kind !== "message") return hit.place;
    const views = dialogs.state === "ready" ? dialogs.value : [];
    const dialog = views.find((view) => view.dialog.id === hit.dialogId)?.dialog;
    const plan =
      plans.state === "ready"
        ? plans.value.find((view) => view.plan.id === hit.planId)?.plan
        : undefined;
    return dialog?.name ?? plan?.name ?? "";
  };
  const openPerson = async (id: number) => {
    const result = await run("dialog.openUser", { userId: id });
    if (!result.ok) return;
    const dialogId = result.reply.id;
    onGo(findableOf(finds, "chat").addressOf({ id: dialogId, planId: 0, dialogId }));
  };
  // A person has no screen of their own: what is opened is the chat with them.
  const choose = (hit: SearchHit) => {
    if (hit.kind === "person") void openPerson(hit.id);
    else onGo(findableOf(finds, hit.kind).addressOf(hit));
  };

  return (hit) => {
    const { kind, id, title, marks, time, past } = hit;
    const isSaid = kind === "message" || kind === "task";
    const parts = isSaid ? [kind === "message" ? nameOf(hit.userId) : "", placeOf(hit)] : [];
    return {
      key: `${kind}-${id}`,
      icon: kind === "person" ? { userId: id, name: title } : findableOf(finds, kind).icon,
      title,
      marks,
      detail: parts.filter((part) => part !== "").join(" · "),
      time,
      past,
      onChoose: () => choose(hit),
    };
  };
}
