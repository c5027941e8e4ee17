import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "./boards.module.css";

interface ListRowProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  /** The fields of the row. */
  readonly children: ReactNode;
  /** Buttons of its own, before those that every row has. */
  readonly buttons?: ReactNode;
  /** What is below the line. */
  readonly below?: ReactNode;
}

/** One thing of a list that an administrator edits: its fields, and where it stands. */
export function ListRow(props: ListRowProps) {
  const { name, isFirst, isLast, onMove, onRemove, children, buttons, below } = props;
  const { t } = useTranslation("board-lists");
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        {children}
        <div className={classes.buttons}>
          {buttons}
          <IconButton
            icon={IconArrowUp}
            label={t("moveUp", { name })}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={IconArrowDown}
            label={t("moveDown", { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton icon={IconTrash} label={t("remove", { name })} onClick={onRemove} />
        </div>
      </div>
      {below}
    </li>
  );
}
