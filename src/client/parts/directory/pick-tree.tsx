import { Text } from "@mantine/core";
import {
  IconBuilding,
  IconCheck,
  IconChevronRight,
  IconFolder,
  IconShield,
  IconSitemap,
  IconUser,
  IconUserCheck,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type {
  DirectoryNode,
  DirectoryType,
} from "#domain/organisation/directory/directory-node.ts";
import classes from "./directory.module.css";
import { lineAfterKey, LINES_SHOWN, pickLines } from "./pick-lines.ts";

const icons: Readonly<Record<DirectoryType, Icon>> = {
  company: IconBuilding,
  department: IconSitemap,
  position: IconUserCheck,
  group: IconUsersGroup,
  role: IconShield,
  user: IconUser,
  other: IconFolder,
};

interface PickTreeProps {
  readonly tree: readonly DirectoryNode[];
  readonly label: string;
  readonly words: string;
  readonly canPick: (node: DirectoryNode) => boolean;
  readonly isPicked: (node: DirectoryNode) => boolean;
  readonly onPick: (node: DirectoryNode) => void;
}

/** A tree to choose from: arrows walk and unfold it, Enter and Space choose. */
export function PickTree({ tree, label, words, canPick, isPicked, onPick }: PickTreeProps) {
  const { t } = useTranslation("directory");
  const root = useRef<HTMLDivElement>(null);
  // The company itself stands open: nobody looks for it.
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(tree.length === 1 ? tree.map(({ onlyId }) => onlyId) : []),
  );
  const [stop, setStop] = useState("");
  const all = pickLines(tree, words, open);
  const lines = all.slice(0, LINES_SHOWN);
  const stopId = lines.some(({ node }) => node.onlyId === stop) ? stop : lines[0]?.node.onlyId;
  const unfold = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  const press = (node: DirectoryNode, isOpen: boolean) => {
    if (canPick(node)) onPick(node);
    else if (node.children.length > 0) unfold(node.onlyId, !isOpen);
  };
  const walk = (event: KeyboardEvent, index: number) => {
    const line = lines[index];
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const { node, isOpen } = line;
    const folds = node.children.length > 0;
    if (event.key === "Enter" || event.key === " ") press(node, isOpen);
    else if (event.key === "ArrowRight" && folds && !isOpen) unfold(node.onlyId, true);
    else if (event.key === "ArrowLeft" && folds && open.has(node.onlyId))
      unfold(node.onlyId, false);
    else {
      const key = event.key === "ArrowRight" && folds ? "ArrowDown" : event.key;
      const next = lines.indexOf(lineAfterKey(lines, index, key) ?? line);
      if (next === index) return;
      root.current?.querySelectorAll<HTMLElement>("[role=treeitem]")[next]?.focus();
    }
    event.preventDefault();
  };
  if (lines.length === 0) return <Text c="dimmed">{t(words.trim() ? "noneFound" : "none")}</Text>;
  return (
    <>
      <div ref={root} role="tree" aria-label={label} className={classes.tree}>
        <Each rows={lines} keyOf={({ node }) => node.onlyId}>
          {({ node, level, isOpen }, index) => {
            const Picture = icons[node.type];
            const folds = node.children.length > 0;
            const pickable = canPick(node);
            return (
              <div
                role="treeitem"
                aria-level={level}
                aria-selected={isPicked(node)}
                {...(folds && { "aria-expanded": isOpen })}
                {...(!pickable && !folds && { "aria-disabled": true })}
                tabIndex={node.onlyId === stopId ? 0 : -1}
                className={classes.line}
                data-pickable={pickable}
                style={{ "--level": level - 1 } as CSSProperties}
                onFocus={() => setStop(node.onlyId)}
                onKeyDown={(event) => walk(event, index)}
                onClick={() => press(node, isOpen)}
              >
                <span
                  aria-hidden
                  className={classes.fold}
                  data-open={isOpen}
                  onClick={(event) => {
                    if (!folds) return;
                    event.stopPropagation();
                    unfold(node.onlyId, !isOpen);
                  }}
                >
                  {folds && <IconChevronRight size="1rem" />}
                </span>
                <Picture size="1rem" stroke={1.7} aria-hidden />
                <span className={classes.name}>{node.fullName}</span>
                {isPicked(node) && <IconCheck size="1rem" aria-hidden />}
              </div>
            );
          }}
        </Each>
      </div>
      {all.length > lines.length && (
        <Text c="dimmed" size="xs">
          {t("more", { count: all.length - lines.length })}
        </Text>
      )}
    </>
  );
}
