import { useTranslation } from "react-i18next";
import { LateMenuButton } from "#client/ui/menu/late-menu.tsx";
import { late } from "#client/ui/late.tsx";
import type { CardDialogProps } from "./card-dialog.tsx";
import type { CardContextMenuProps } from "./card-menu.tsx";
import type { CardMenuProps } from "./card-menu-items.tsx";
import type { ColumnMenuProps } from "./column-menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";

const loadCardMenu = () => import("./card-menu.tsx");
const CardMenu = late(async () => (await loadCardMenu()).CardMenu);
const CardContextMenu = late(async () => (await loadCardMenu()).CardContextMenu);
const CardDialog = late(async () => (await import("./card-dialog.tsx")).CardDialog);
const loadColumnMenu = () => import("./column-menu.tsx");
const ColumnMenu = late(async () => (await loadColumnMenu()).ColumnMenu);

/** The menu of a card, loaded when somebody reaches for it. */
export function LateCardMenu(props: CardMenuProps) {
  const { t } = useTranslation("board");
  return (
    <LateMenuButton
      label={t("cardMenu", { name: props.task.name })}
      load={loadCardMenu}
      menu={<CardMenu {...props} />}
    />
  );
}

/** The menu of a card where it was asked for. */
export function LateCardContextMenu(props: CardContextMenuProps) {
  return (
    <Opening>
      <CardContextMenu {...props} />
    </Opening>
  );
}

/** What a card's menu asks for in a dialog. */
export function LateCardDialog(props: CardDialogProps) {
  return (
    <Opening>
      <CardDialog {...props} />
    </Opening>
  );
}

/** The menu of a column, loaded when somebody reaches for it. */
export function LateColumnMenu(props: ColumnMenuProps) {
  const { t } = useTranslation("board");
  return (
    <LateMenuButton
      label={t("columnMenu", { name: props.column.name })}
      load={loadColumnMenu}
      menu={<ColumnMenu {...props} />}
    />
  );
}
