import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCompany } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { PickDialog } from "#client/parts/directory/pick-dialog.tsx";
import { fieldText } from "#domain/form/field-kinds/field-text.ts";
import { useShownForm } from "../store/form-context.ts";
import { type Choice, choiceKey, chosenOf, leftOf } from "./choice.ts";
import type { ControlProps } from "./control-props.ts";
import { directoryTabs, valueOfNode } from "./directory-tabs.ts";

interface DirectoryDialogProps extends ControlProps {
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
}

/** People or units for a field, from the trees in which they stand (seed 001 section 2). */
export function DirectoryDialog(props: DirectoryDialogProps) {
  const { node, value, onChange, choices, allowed, onClose } = props;
  const { t } = useTranslation("directory");
  const { users, units, words } = useShownForm();
  const { userId } = useData();
  const known = useCompany();
  const companyName = known.state === "ready" ? (known.value.company?.name ?? "") : "";
  const several = node.properties.multiple === true;
  const byKey = useMemo(
    () => new Map(leftOf(choices, allowed).map((choice) => [choiceKey(choice.value), choice])),
    [choices, allowed],
  );
  const tabs = useMemo(
    () =>
      directoryTabs(node, { users, units }, userId, {
        companyName,
        globalRoles: t("tab.global"),
      }).map(({ name, tree }) => ({ name, tree, label: t(`tab.${name}`) })),
    [node, users, units, userId, companyName, t],
  );
  const chosen = chosenOf(value, several).map((each) => ({
    key: choiceKey(each),
    label: byKey.get(choiceKey(each))?.label ?? fieldText(node, several ? [each] : each, words),
  }));
  // Who has left and no longer is offered stays chosen until somebody takes them out.
  const valueOfKey = (key: string) =>
    byKey.get(key)?.value ?? chosenOf(value, several).find((each) => choiceKey(each) === key);
  const confirm = (keys: readonly string[]) => {
    const values = keys.map(valueOfKey).filter((each) => each !== undefined);
    onChange(several ? values : (values[0] ?? null));
  };
  return (
    <PickDialog
      title={t(`title.${node.kind.name}`)}
      tabs={tabs}
      size={node.kind.name === "usersSelect" ? "box" : "picker"}
      several={several}
      chosen={chosen}
      keyOf={(of) => {
        const kept = valueOfNode(node, of);
        const key = kept === undefined ? undefined : choiceKey(kept);
        return key !== undefined && byKey.has(key) ? key : undefined;
      }}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
