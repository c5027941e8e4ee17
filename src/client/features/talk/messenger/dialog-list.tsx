import { Button, TextInput } from "@mantine/core";
import { IconMessagePlus, IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useDialogFolders } from "#client/live/chat/use-dialog-folders.ts";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { ROW_HEIGHT, useDensity } from "#client/ui/density/use-density.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { useHoldStill } from "#client/ui/hold-still/use-hold-still.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { DialogRow } from "./dialog-row.tsx";
import { FolderChips } from "./folders/folder-chips.tsx";
import { listShortcuts } from "./feature.ts";
import classes from "./messenger.module.css";

interface DialogListProps {
  readonly openId: number | undefined;
  readonly onOpen: (dialogId: number) => void;
  readonly onStart: () => void;
}

const tabs = ["all", "unread", "mentions", "todos", "groups", "people"] as const;
type Tab = (typeof tabs)[number];

/** What stands above a list, pixels, until the page has measured it. */
const AROUND_LIST = 120;

/** Dialogs of the person: pinned first, then the latest; found by name, narrowed by tabs. */
export function DialogList({ openId, onOpen, onStart }: DialogListProps) {
  const { t } = useTranslation("messenger");
  const dialogs = useDialogs();
  const nameOf = useDialogName();
  const [tab, setTab] = useState<Tab>("all");
  const folders = useDialogFolders();
  const [folderId, setFolderId] = useState<number>();
  // One that was removed meanwhile narrows nothing.
  const folder = folders.find(({ id }) => id === folderId);
  const [text, setText] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  const words = text.trim().toLowerCase();
  const found =
    dialogs.state === "ready"
      ? dialogs.value.filter(
          (view) =>
            isIn(tab, view) &&
            (!folder || folder.dialogIds.includes(view.dialog.id)) &&
            // What was hidden is found by its name, and stays while it is open.
            (!view.hidden || words !== "" || view.dialog.id === openId) &&
            nameOf(view).toLowerCase().includes(words),
        )
      : [];
  const { value: shown, handlers } = useHoldStill(found);
  const density = useDensity();
  const list = useVirtualList({
    count: shown.length,
    scroller,
    sizeAt: () => ROW_HEIGHT[density],
    keyAt: (index) => shown[index]?.dialog.id ?? index,
    overscan: 4,
    around: AROUND_LIST,
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-index]");
    if (!step || !row) return;
    event.preventDefault();
    const next = Number(row.dataset["index"]) + step;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${next}"] [data-row-focus]`)
      ?.focus();
  };

  if (dialogs.state === "loading") return <SkeletonList rows={8} />;
  return (
    <>
      <TextInput
        className={classes.search}
        size="sm"
        aria-label={t("search")}
        placeholder={t("search")}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own */}
      <div className={classes.tabs} role="group" aria-label={t("show")}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            className={classes.tab}
            onClick={() => setTab(name)}
          >
            {t(`tab.${name}`)}
          </button>
        ))}
      </div>
      {folders.length > 0 && (
        <FolderChips
          folders={folders}
          views={dialogs.value}
          chosen={folder?.id}
          onChoose={setFolderId}
        />
      )}
      <div ref={scroller} className={classes.scroller} data-scroll-restoration-id="dialogs">
        {shown.length === 0 && (
          <OnceFetched>
            <EmptyState
              icon={IconMessagePlus}
              title={t(dialogs.value.length === 0 ? "none" : "noneFound")}
              hint={t(dialogs.value.length === 0 ? "noneHint" : "noneFoundHint")}
              action={dialogs.value.length === 0 && <Button onClick={onStart}>{t("start")}</Button>}
            />
          </OnceFetched>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows inside bubble up to here */}
        <ul
          className={classes.list}
          style={{ height: list.getTotalSize() }}
          onKeyDown={handleKeyDown}
          {...handlers}
        >
          {list.getVirtualItems().map((item) => {
            const view = shown[item.index];
            return (
              view && (
                <DialogRow
                  key={item.key}
                  view={view}
                  name={nameOf(view)}
                  index={item.index}
                  start={item.start}
                  open={view.dialog.id === openId}
                  onOpen={onOpen}
                />
              )
            );
          })}
        </ul>
      </div>
    </>
  );
}

function stepOf(event: KeyboardEvent): number {
  if (isPressed(event, listShortcuts.next)) return 1;
  return isPressed(event, listShortcuts.previous) ? -1 : 0;
}

function isIn(tab: Tab, view: DialogView): boolean {
  if (tab === "unread") return view.badge > 0;
  if (tab === "todos") return view.todoNum > 0;
  if (tab === "mentions") return view.mention > 0;
  if (tab === "all") return true;
  return (view.dialog.type === "group") === (tab === "groups");
}
