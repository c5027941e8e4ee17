import { ActionIcon, Button } from "@mantine/core";
import { IconArrowLeft, IconUsers } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { usePeopleOfDialog } from "#client/live/use-dialog-people.ts";
import { useOnline } from "#client/live/use-users.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { late } from "#client/ui/late.ts";
import classes from "./messenger.module.css";

const GroupDialog = late(async () => (await import("./group-dialog.tsx")).GroupDialog);

interface ConversationHeaderProps {
  readonly view: DialogView;
  readonly onBack: () => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenPlan: (planId: number) => void;
}

/** Who is in the dialog, who is there now, and the way to what it belongs to. */
export function ConversationHeader({
  view,
  onBack,
  onOpenTask,
  onOpenPlan,
}: ConversationHeaderProps) {
  const { t } = useTranslation("messenger");
  const isPhone = useIsPhone();
  const nameOf = useDialogName();
  const people = usePeopleOfDialog(view.dialog);
  const online = useOnline();
  const [peopleOpen, setPeopleOpen] = useState(false);
  const { dialog, otherUserId } = view;
  usePageName("place", nameOf(view));
  const present = people.filter((id) => online.has(id)).length;
  const state =
    otherUserId === undefined
      ? `${t("members", { count: people.length })} · ${t("present", { count: present })}`
      : t(online.has(otherUserId) ? "online" : "offline");
  return (
    <header className={classes.header}>
      {isPhone && (
        <ActionIcon variant="subtle" color="gray" aria-label={t("back")} onClick={onBack}>
          <IconArrowLeft size="1.1rem" aria-hidden />
        </ActionIcon>
      )}
      <InitialsAvatar id={otherUserId ?? dialog.id} name={nameOf(view)} size={32} />
      <div className={classes.words}>
        <h2 className={classes.title}>{nameOf(view)}</h2>
        <div className={classes.state}>{state}</div>
      </div>
      {dialog.groupType === "task" && (
        <Button size="compact-sm" variant="default" onClick={() => onOpenTask(dialog.linkId)}>
          {t("openTask")}
        </Button>
      )}
      {dialog.groupType === "plan" && (
        <Button size="compact-sm" variant="default" onClick={() => onOpenPlan(dialog.linkId)}>
          {t("openPlan")}
        </Button>
      )}
      {dialog.type === "group" && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("people")}
          onClick={() => setPeopleOpen(true)}
        >
          <IconUsers size="1.1rem" aria-hidden />
        </ActionIcon>
      )}
      {peopleOpen && (
        <Suspense>
          <GroupDialog
            view={view}
            people={people}
            onClose={() => setPeopleOpen(false)}
            onLeft={() => {
              setPeopleOpen(false);
              onBack();
            }}
          />
        </Suspense>
      )}
    </header>
  );
}
