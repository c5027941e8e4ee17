import {
  IconChevronDown,
  IconChevronRight,
  IconClock,
  IconDeviceMobileCheck,
  IconFiles,
  IconFolder,
  IconFolderOpen,
  IconFolderShare,
  type Icon,
  IconLayoutKanban,
  IconMessages,
  IconStar,
  IconTrash,
} from "@tabler/icons-react";
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import { useOfflineMarks } from "#client/live/files/use-offline.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { isSharedFolder } from "#domain/library/shelf.ts";
import { OfflineMark } from "./list/offline-mark.tsx";
import { favouritesOf } from "./favourites-of.ts";
import { libraryShortcuts } from "./feature.ts";
import { type LibraryPlace, pathTo } from "./place.ts";
import { useDropItems } from "./list/use-drag-items.ts";
import classes from "./tree.module.css";

interface LibraryTreeProps {
  readonly library: Library;
  readonly place: LibraryPlace;
  readonly onGo: (place: LibraryPlace) => void;
  /** To what is kept on this device. */
  readonly onOpenKept: () => void;
}

/** All folders, and the lists beside them. */
export function LibraryTree({ library, place, onGo, onOpenKept }: LibraryTreeProps) {
  const { t } = useTranslation("library");
  const formatFileSize = useFileSize();
  const plans = usePlans();
  const kept = useOfflineMarks();
  // A phone shows the list alone: nothing of it is open beside it.
  const isPhone = useIsPhone();
  const open = library.there.get(place.folderId);
  const above = open ? pathTo(library, open).map(({ id }) => id) : [];
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const isUnfolded = (id: number) =>
    unfolded.has(id) || (above.slice(0, -1).includes(id) && !folded.has(id));
  const toggle = (id: number) => {
    const isOpen = isUnfolded(id);
    setUnfolded(changed(unfolded, id, !isOpen));
    setFolded(changed(folded, id, isOpen));
  };
  const nodes = (items: readonly LibraryItem[] = []) => (
    <FolderNodes {...{ library, place, onGo, items, isUnfolded, toggle }} level={1} />
  );
  const go = (view: LibraryPlace["view"], planId = 0) => onGo({ view, folderId: 0, planId });
  const isAt = (view: LibraryPlace["view"], planId = 0) =>
    place.view === view && place.folderId === 0 && place.planId === planId;
  const withPlans = plans.state === "ready" ? plans.value : [];
  return (
    <nav className={classes.tree} aria-label={t("folders")}>
      <PaneHeader title={t("title")} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside bubble up to here */}
      <div className={classes.treeBody} onKeyDown={walk}>
        <TreeLine
          icon={IconFiles}
          label={t("mine")}
          isOpen={isAt("folder") || (isAt("start") && !isPhone)}
          onOpen={() => go("folder")}
        />
        {nodes(library.tops.get(0))}
        {withPlans.length > 0 && <h2 className={classes.treeTitle}>{t("plans")}</h2>}
        <ul className={classes.nodes}>
          <Each rows={withPlans} keyOf={({ plan }) => plan.id} as="li">
            {({ plan }) => (
              <li>
                <TreeLine
                  icon={IconLayoutKanban}
                  label={plan.name}
                  isOpen={isAt("folder", plan.id)}
                  onOpen={() => go("folder", plan.id)}
                />
                {nodes(library.tops.get(plan.id))}
                {place.planId === plan.id && (
                  <TreeLine
                    icon={IconMessages}
                    level={1}
                    label={t("sent")}
                    isOpen={isAt("sent", plan.id)}
                    onOpen={() => go("sent", plan.id)}
                  />
                )}
              </li>
            )}
          </Each>
        </ul>
        <hr className={classes.rule} />
        <TreeLine
          icon={IconClock}
          label={t("recent")}
          isOpen={isAt("recent")}
          onOpen={() => go("recent")}
        />
        <TreeLine
          icon={IconStar}
          label={t("favourites")}
          isOpen={isAt("favourites")}
          count={favouritesOf(library).length}
          onOpen={() => go("favourites")}
        />
        <TreeLine
          icon={IconDeviceMobileCheck}
          label={t("isOffline")}
          isOpen={false}
          count={kept.size}
          onOpen={onOpenKept}
        />
        <TreeLine
          icon={IconTrash}
          label={t("trash")}
          isOpen={isAt("trash")}
          count={library.trash.length}
          onOpen={() => go("trash")}
        />
      </div>
      {library.isWhole && (
        <p className={classes.used}>{t("inAllFolders", { size: formatFileSize(library.size) })}</p>
      )}
    </nav>
  );
}

function changed(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

/** Arrow keys lead from line to line. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = isPressed(event, libraryShortcuts.next)
    ? 1
    : Number(isPressed(event, libraryShortcuts.previous)) * -1;
  if (step === 0) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tree-line]")];
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = lines[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface FolderNodesProps extends Omit<LibraryTreeProps, "onOpenKept"> {
  /** Of which the folders are drawn. */
  readonly items: readonly LibraryItem[];
  readonly level: number;
  readonly isUnfolded: (id: number) => boolean;
  readonly toggle: (id: number) => void;
}

function FolderNodes({ items, ...rest }: FolderNodesProps) {
  const folders = items.filter(({ kind }) => kind === "folder");
  return (
    <ul className={classes.nodes}>
      <Each rows={folders} keyOf={({ id }) => id} as="li">
        {(folder) => <FolderNode {...rest} folder={folder} />}
      </Each>
    </ul>
  );
}

interface FolderNodeProps extends Omit<FolderNodesProps, "items"> {
  readonly folder: LibraryItem;
}

function FolderNode(props: FolderNodeProps) {
  const { library, place, folder, level, isUnfolded, toggle, onGo } = props;
  const { t } = useTranslation("library");
  const { id, name, planId } = folder;
  const inside = library.inside.get(id) ?? [];
  const hasFolders = inside.some(({ kind }) => kind === "folder");
  const isWide = isUnfolded(id);
  const isOpen = place.folderId === id;
  return (
    <li>
      <TreeLine
        icon={iconOf(folder, isOpen)}
        label={name}
        level={level}
        isOpen={isOpen}
        count={inside.length}
        folder={folder}
        onOpen={() => onGo({ view: "folder", folderId: id, planId })}
        {...(hasFolders && {
          fold: {
            isWide,
            label: t(isWide ? "foldUp" : "unfold", { name }),
            onClick: () => toggle(id),
          },
        })}
      />
      {isWide && hasFolders && <FolderNodes {...props} items={inside} level={level + 1} />}
    </li>
  );
}

function iconOf(folder: LibraryItem, isOpen: boolean): Icon {
  if (isSharedFolder(folder)) return IconFolderShare;
  return isOpen ? IconFolderOpen : IconFolder;
}

interface TreeLineProps {
  readonly icon: Icon;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly level?: number;
  readonly count?: number;
  /** The folder that it is, into which things can be dropped. */
  readonly folder?: LibraryItem;
  readonly fold?: {
    readonly isWide: boolean;
    readonly label: string;
    readonly onClick: () => void;
  };
}

function TreeLine({
  icon: Picture,
  label,
  isOpen,
  onOpen,
  level = 0,
  count = 0,
  folder,
  fold,
}: TreeLineProps) {
  const { place, isOver } = useDropItems(folder);
  return (
    <div
      ref={place}
      className={classes.treeLine}
      data-open={isOpen || undefined}
      data-over={isOver || undefined}
      style={{ "--library-level": level } as CSSProperties}
    >
      <span className={classes.fold}>
        {fold && (
          <IconButton
            icon={fold.isWide ? IconChevronDown : IconChevronRight}
            size="sm"
            label={fold.label}
            aria-expanded={fold.isWide}
            onClick={fold.onClick}
          />
        )}
      </span>
      <button
        type="button"
        className={classes.treeName}
        data-tree-line
        aria-current={isOpen ? "page" : undefined}
        onClick={onOpen}
      >
        <Picture size="1.1rem" stroke={1.7} aria-hidden />
        <span className={classes.treeLabel}>{label}</span>
        {folder && <OfflineMark kind="folder" id={folder.id} />}
        {count > 0 && <span className={classes.dim}>{count}</span>}
      </button>
    </div>
  );
}
