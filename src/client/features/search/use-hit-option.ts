import {
  IconCheckbox,
  IconLayoutKanban,
  IconMessage,
  IconMessages,
  IconUser,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SearchKind } from "#client/data/search/search-entry.ts";
import type { SearchHit } from "#client/data/search/question.ts";
import { useData } from "#client/live/data-context.ts";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { usersOfPairDialog } from "#domain/id.ts";
import type { SearchOption } from "./option.ts";
import type { SearchTarget } from "./search-target.ts";

const icons = {
  person: IconUser,
  plan: IconLayoutKanban,
  chat: IconMessages,
  task: IconCheckbox,
  message: IconMessage,
} as const satisfies Record<SearchKind, unknown>;

/** Makes lines of what was found. */
export function useHitOption(
  onGo: (target: SearchTarget) => void,
): (hit: SearchHit) => SearchOption {
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
    if (result.ok) onGo({ to: "dialog", dialogId: result.reply.id, messageId: 0 });
  };
  const choose = ({ kind, id, planId, dialogId }: SearchHit) => {
    if (kind === "person") void openPerson(id);
    else if (kind === "plan") onGo({ to: "plan", planId: id });
    else if (kind === "task") onGo({ to: "task", planId, taskId: id });
    else onGo({ to: "dialog", dialogId, messageId: kind === "message" ? id : 0 });
  };

  return (hit) => {
    const { kind, id, title, marks, time, past } = hit;
    const isSaid = kind === "message" || kind === "task";
    const parts = isSaid ? [kind === "message" ? nameOf(hit.userId) : "", placeOf(hit)] : [];
    return {
      key: `${kind}-${id}`,
      icon: kind === "person" ? { userId: id, name: title } : icons[kind],
      title,
      marks,
      detail: parts.filter((part) => part !== "").join(" · "),
      time,
      past,
      onChoose: () => choose(hit),
    };
  };
}
