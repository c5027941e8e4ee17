import { IconArrowsSort } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import { SHEET_ORDERS, type SheetOrder } from "./order-sheets.ts";

interface OrderMenuProps {
  readonly order: SheetOrder;
  readonly onOrder: (order: SheetOrder) => void;
}

/** In what order sheets stand within their discipline. */
export function OrderMenu({ order, onOrder }: OrderMenuProps) {
  const { t } = useTranslation("drawing");
  return (
    <LateMenu
      label={t("sort")}
      icon={IconArrowsSort}
      size="md"
      items={SHEET_ORDERS.map((by) => ({
        key: by,
        label: t(`sortBy.${by}`),
        checked: by === order,
        onClick: () => onOrder(by),
      }))}
    />
  );
}
