import { useTranslation } from "react-i18next";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { unitKey, useUnitChoices } from "#client/parts/directory/use-unit-choices.ts";
import type { FolderUnitKind } from "#domain/library/sharing/folder-unit.ts";

/** What a folder can be shared with as a whole. */
export interface SharedUnit {
  readonly kind: FolderUnitKind;
  readonly id: number;
}

export interface SharingChoice {
  readonly value: string;
  readonly label: string;
  readonly unit: SharedUnit;
  /** The chat of those people, 0 = they have none. */
  readonly dialogId: number;
}

/** All that a folder can be shared with as a whole, for a list to choose from; of plans and groups those of the person. */
export function useSharingChoices(): SharingChoice[] {
  const { t } = useTranslation("library");
  const units = useUnitChoices().map((each) => ({ ...each, dialogId: 0 }));
  const plans = usePlans();
  const dialogs = useDialogs();
  const choice = (unit: SharedUnit, label: string, dialogId: number) => ({
    value: unitKey(unit),
    label,
    unit,
    dialogId,
  });
  const ofPlans = (plans.state === "ready" ? plans.value : []).map(({ plan }) =>
    choice({ kind: "plan", id: plan.id }, t("unitPlan", { name: plan.name }), plan.dialogId),
  );
  const groups = (dialogs.state === "ready" ? dialogs.value : []).filter(
    ({ dialog }) => dialog.groupType === "user",
  );
  const ofGroups = groups.map(({ dialog: { id, name } }) =>
    choice({ kind: "dialog", id }, t("unitDialog", { name }), id),
  );
  return [...units, ...ofPlans, ...ofGroups];
}
