import { UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import type { IdValue } from "#domain/form/field-kinds/names.ts";
import classes from "./list-tree.module.css";

interface NodeListProps {
  readonly nodes: readonly Option[];
  /** Undefined = none, so that all is shown. */
  readonly pressed: IdValue | undefined;
  /** What the line is called that shows all; there is none where left out. */
  readonly all: string | undefined;
  /** Nodes that are open until somebody closes them. */
  readonly opened: ReadonlySet<string> | "all";
  readonly onPress: (id: IdValue | undefined) => void;
}

/** Nodes below each other; arrows walk them. */
export function NodeList({ nodes, pressed, all, opened, onPress }: NodeListProps) {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (id: string) => turned.get(id) ?? (opened === "all" || opened.has(id));
  const turn = (id: string) => setTurned(new Map(turned).set(id, !isOpen(id)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside bubble up to here
    <div onKeyDown={walk}>
      {all !== undefined && (
        <UnstyledButton
          className={classes.node}
          data-node
          aria-current={pressed === undefined || undefined}
          onClick={() => onPress(undefined)}
        >
          {all}
        </UnstyledButton>
      )}
      <Nodes {...{ nodes, pressed, isOpen, turn, onPress }} depth={0} />
    </div>
  );
}

interface NodesProps extends Pick<NodeListProps, "nodes" | "pressed" | "onPress"> {
  readonly depth: number;
  readonly isOpen: (id: string) => boolean;
  readonly turn: (id: string) => void;
}

function Nodes(props: NodesProps) {
  const { nodes, pressed, depth, isOpen, turn, onPress } = props;
  const { t } = useTranslation("records");
  return (
    <ul className={classes.nodes}>
      {nodes.map(({ id, name, children = [] }) => {
        const key = String(id);
        const isCurrent = pressed !== undefined && String(pressed) === key;
        const isUnfolded = isOpen(key);
        return (
          <li key={key} style={{ "--depth": depth } as CSSProperties}>
            <div className={classes.line}>
              {children.length > 0 ? (
                <IconButton
                  size="sm"
                  icon={isUnfolded ? IconChevronDown : IconChevronRight}
                  label={t(isUnfolded ? "foldUp" : "foldDown", { name })}
                  aria-expanded={isUnfolded}
                  onClick={() => turn(key)}
                />
              ) : (
                <span className={classes.leaf} />
              )}
              <UnstyledButton
                className={classes.node}
                data-node
                aria-current={isCurrent || undefined}
                // Pressed again, it narrows the list no more.
                onClick={() => onPress(isCurrent ? undefined : id)}
              >
                {name}
              </UnstyledButton>
            </div>
            {children.length > 0 && isUnfolded && (
              <Nodes {...props} nodes={children} depth={depth + 1} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-node]")];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = step && at >= 0 ? buttons[at + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
