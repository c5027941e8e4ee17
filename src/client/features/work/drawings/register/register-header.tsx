import { IconPlus, IconPrinter, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { usePlan } from "#client/live/use-plan.ts";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { OrderMenu } from "./order-menu.tsx";
import type { SheetOrder } from "./order-sheets.ts";

interface RegisterHeaderProps {
  /** 0 = all plans. */
  readonly planId: number;
  /** What was removed is shown. */
  readonly isTrash: boolean;
  readonly hasTrash: boolean;
  readonly order: SheetOrder;
  readonly onOrder: (order: SheetOrder) => void;
  readonly onTrash: (isTrash: boolean) => void;
  /** Left out where there is nothing to be printed. */
  readonly onReport: (() => void) | undefined;
  /** Left out where the person may only look. */
  readonly onAdd: (() => void) | undefined;
  readonly onOpenPlan: (planId: number) => void;
  readonly onOpenAll: () => void;
}

/** Whose drawings they are, and what can be done with the register. */
export function RegisterHeader(props: RegisterHeaderProps) {
  const { planId, isTrash, hasTrash, order, onOrder, onTrash, onReport, onAdd } = props;
  const { onOpenPlan, onOpenAll } = props;
  const { t } = useTranslation("drawing");
  const plan = usePlan(planId);
  const name = plan.state === "ready" ? plan.value?.plan.name : undefined;
  if (isTrash) {
    return (
      <PaneHeader title={t("removed")} subtitle={name} onBack={() => onTrash(false)} actions={[]} />
    );
  }
  const actions: readonly (HeaderAction | false)[] = [
    onAdd !== undefined && {
      key: "add",
      label: t("add"),
      icon: IconPlus,
      primary: true,
      onClick: onAdd,
    },
    planId > 0 && { key: "all", label: t("allPlans"), onClick: onOpenAll },
    onReport !== undefined && {
      key: "report",
      label: t("report"),
      icon: IconPrinter,
      onClick: onReport,
    },
    hasTrash && {
      key: "removed",
      label: t("removed"),
      icon: IconTrash,
      onClick: () => onTrash(true),
    },
  ];
  return (
    <PaneHeader
      title={t("drawings")}
      subtitle={planId > 0 ? name : t("allPlans")}
      {...(planId > 0 && { onBack: () => onOpenPlan(planId), backLabel: t("toPlan") })}
      actions={actions.filter((action) => action !== false)}
    >
      <OrderMenu order={order} onOrder={onOrder} />
    </PaneHeader>
  );
}
