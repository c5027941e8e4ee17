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

interface SharingChoice {
  readonly value: string;
  readonly label: string;
  readonly unit: SharedUnit;
}

/** All that a folder can be shared with as a whole, for a list to choose from; of plans and groups those of the person. */
export function useSharingChoices(): SharingChoice[] {
  const { t } = useTranslation("library");
  const units = useUnitChoices();
  const plans = usePlans();
  const dialogs = useDialogs();
  const choice = (unit: SharedUnit, label: string) => ({ value: unitKey(unit), label, unit });
  const ofPlans = (plans.state === "ready" ? plans.value : []).map(({ plan: { id, name } }) =>
    choice({ kind: "plan", id }, t("unitPlan", { name })),
  );
  const groups = (dialogs.state === "ready" ? dialogs.value : []).filter(
    ({ dialog }) => dialog.groupType === "user",
  );
  const ofGroups = groups.map(({ dialog: { id, name } }) =>
    choice({ kind: "dialog", id }, t("unitDialog", { name })),
  );
  return [...units, ...ofPlans, ...ofGroups];
}
