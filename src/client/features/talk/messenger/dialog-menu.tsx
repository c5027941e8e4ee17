import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useRun } from "#client/live/use-run.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { SwatchItems } from "#client/ui/swatch/swatch-items.tsx";
import { TASK_COLORS, type TaskColor } from "#domain/task/task.ts";

const ChatFolders = late(async () => (await import("./folders/chat-folders.tsx")).ChatFolders);

interface DialogMenuProps {
  readonly view: DialogView;
  readonly name: string;
}

/** How the person keeps a chat in their list, open at once: it comes when somebody reaches for it. */
export function DialogMenu({ view, name }: DialogMenuProps) {
  const { t } = useTranslation(["dialog", "messenger"]);
  const run = useRun();
  const { dialog, setting, badge, hidden } = view;
  const dialogId = dialog.id;
  const [filing, setFiling] = useState(false);
  const isPinned = (setting?.topTime ?? 0) > 0;
  const isSilent = setting?.silence === 1;
  const set = (change: { top?: 0 | 1; silence?: 0 | 1; hide?: 0 | 1; color?: TaskColor }) =>
    void run("dialog.set", { dialogId, ...change });
  const mark = (type: "read" | "unread") => void run("dialog.mark", { dialogId, type });
  /** What is out of sight waits for nobody. */
  const hide = () => {
    if (badge > 0) mark("read");
    set({ hide: 1 });
  };
  const color = TASK_COLORS.find((one) => one === setting?.color) ?? "";
  return (
    <>
      <Menu position="bottom-end" width="max-content" defaultOpened>
        <Menu.Target>
          <IconButton icon={IconDots} label={t("messenger:rowMenu", { name })} size="sm" />
        </Menu.Target>
        <Menu.Dropdown aria-label={t("messenger:rowMenu", { name })}>
          <Menu.Item onClick={() => set({ top: isPinned ? 0 : 1 })}>
            {t(isPinned ? "unpin" : "pin")}
          </Menu.Item>
          <Menu.Item onClick={() => set({ silence: isSilent ? 0 : 1 })}>
            {t(isSilent ? "speak" : "silence")}
          </Menu.Item>
          {badge > 0 ? (
            <Menu.Item onClick={() => mark("read")}>{t("markRead")}</Menu.Item>
          ) : (
            <Menu.Item onClick={() => mark("unread")}>{t("markUnread")}</Menu.Item>
          )}
          <Menu.Item onClick={() => (hidden ? set({ hide: 0 }) : hide())}>
            {t(hidden ? "unhide" : "hide")}
          </Menu.Item>
          <Menu.Item onClick={() => setFiling(true)}>{t("folders")}</Menu.Item>
          <Menu.Divider />
          <SwatchItems
            colors={TASK_COLORS}
            color={color}
            nameOf={(one) => t(`colors.${one || "none"}`)}
            onChoose={(one) => set({ color: one })}
          />
        </Menu.Dropdown>
      </Menu>
      {filing && (
        <Opening>
          <ChatFolders dialogId={dialogId} name={name} onClose={() => setFiling(false)} />
        </Opening>
      )}
    </>
  );
}
