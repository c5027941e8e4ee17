import { Group, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { isComposing } from "#client/platform/is-composing.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";

interface ManagedRowProps {
  readonly name: string;
  readonly maxLength: number;
  /** Names of the field and of the buttons. */
  readonly words: {
    readonly name: string;
    readonly up: string;
    readonly down: string;
    readonly remove: string;
  };
  /** What has no place further up, or further down. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Of the field. */
  readonly className: string | undefined;
  /** What stands before the name. */
  readonly children?: ReactNode;
  /** Answers whether it bears the new name; where it does not, what was typed stays. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One of a list that a person keeps: named where it stands, moved up and down, and removed. */
export function ManagedRow(props: ManagedRowProps) {
  const { name, maxLength, words, isFirst, isLast, className, children } = props;
  const { onRename, onMove, onRemove } = props;
  const [typed, setTyped] = useState<string>();
  const rename = async () => {
    const next = typed?.trim() ?? "";
    const isNew = next !== "" && next !== name;
    if (isNew && !(await onRename(next))) return;
    setTyped(undefined);
  };
  return (
    <Group gap="xs" wrap="nowrap">
      {children}
      <TextInput
        className={className ?? ""}
        aria-label={words.name}
        value={typed ?? name}
        maxLength={maxLength}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isComposing(event.nativeEvent)) void rename();
        }}
      />
      <IconButton
        icon={IconArrowUp}
        label={words.up}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={IconArrowDown}
        label={words.down}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton icon={IconTrash} label={words.remove} onClick={onRemove} />
    </Group>
  );
}
