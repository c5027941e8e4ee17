import { useTranslation } from "react-i18next";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { useUnitChoices } from "#client/parts/directory/use-unit-choices.ts";
import { FOLDER_UNIT_KINDS, type FolderUnitKind } from "#domain/library/sharing/folder-unit.ts";

/** What a folder can be shared with as a whole. */
export interface SharedUnit {
  readonly kind: FolderUnitKind;
  readonly id: number;
}

interface SharingChoice {
  readonly value: string;
  readonly label: string;
}

/** All that a folder can be shared with as a whole, for a list to choose from; of plans and groups those of the person. */
export function useSharingChoices(): SharingChoice[] {
  const { t } = useTranslation("library");
  const units = useUnitChoices();
  const plans = usePlans();
  const dialogs = useDialogs();
  const ofPlans = (plans.state === "ready" ? plans.value : []).map(({ plan: { id, name } }) => ({
    value: sharedKey({ kind: "plan", id }),
    label: t("unitPlan", { name }),
  }));
  const groups = (dialogs.state === "ready" ? dialogs.value : []).filter(
    ({ dialog }) => dialog.groupType === "user",
  );
  const ofGroups = groups.map(({ dialog: { id, name } }) => ({
    value: sharedKey({ kind: "dialog", id }),
    label: t("unitDialog", { name }),
  }));
  return [...units, ...ofPlans, ...ofGroups];
}

/** What names one of them in a list, as units are named there. */
export function sharedKey({ kind, id }: SharedUnit): string {
  return `${kind} ${id}`;
}

export function sharedOfKey(key: string): SharedUnit {
  const [name, id] = key.split(" ");
  const kind = FOLDER_UNIT_KINDS.find((each) => each === name) ?? "department";
  return { kind, id: Number(id) };
}
