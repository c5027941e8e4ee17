import { IconEdit } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { CountBadge } from "#client/ui/count-badge/count-badge.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { DialogFolder } from "#domain/dialog/folder/dialog-folder.ts";
import messenger from "../messenger.module.css";
import classes from "./folders.module.css";
import { unreadIn } from "./unread-in.ts";

const ManageFolders = late(async () => (await import("./manage-folders.tsx")).ManageFolders);

interface FolderChipsProps {
  readonly folders: readonly DialogFolder[];
  readonly views: readonly DialogView[];
  /** The folder whose chats are shown; undefined = those of all. */
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/** The folders of the person above their chats, with what waits in each; pressed once more, all chats are shown. */
export function FolderChips({ folders, views, chosen, onChoose }: FolderChipsProps) {
  const { t } = useTranslation("messenger");
  const [managing, setManaging] = useState(false);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own */}
      <div className={classes.chips} role="group" aria-label={t("folders")}>
        <Each rows={folders} keyOf={({ id }) => id}>
          {(folder) => {
            const unread = unreadIn(folder, views);
            const isChosen = folder.id === chosen;
            return (
              <button
                type="button"
                aria-pressed={isChosen}
                className={`${messenger.tab} ${classes.chip}`}
                onClick={() => onChoose(isChosen ? undefined : folder.id)}
              >
                <span className={classes.name}>{folder.name}</span>
                <CountBadge count={unread} label={t("unread", { count: unread })} />
              </button>
            );
          }}
        </Each>
        <IconButton
          icon={IconEdit}
          size="sm"
          label={t("editFolders")}
          onClick={() => setManaging(true)}
        />
      </div>
      {managing && (
        <Opening>
          <ManageFolders onClose={() => setManaging(false)} />
        </Opening>
      )}
    </>
  );
}
