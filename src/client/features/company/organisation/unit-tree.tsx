/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a real table can be neither indented nor laid out as lines */
import { IconArrowsMove, IconPencil, IconPlus, IconTrash, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RowTree } from "#client/parts/tree/row-tree.tsx";
import tree from "#client/parts/tree/tree.module.css";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Unit, UnitKind } from "#domain/organisation/unit.ts";
import type { UnitActions } from "./use-unit-actions.ts";

interface UnitTreeProps {
  readonly kind: UnitKind;
  readonly units: readonly Unit[];
  readonly actions: UnitActions;
  readonly onPeople: (unit: Unit) => void;
  /** Asks for the new place by name. */
  readonly onMove: (unit: Unit) => void;
}

/** The departments, positions or groups with what can be done to them. */
export function UnitTree({ kind, units, actions, onPeople, onMove }: UnitTreeProps) {
  const { t } = useTranslation("administration");
  const remove = (unit: Unit) =>
    actions.remove(unit, units.filter(({ parentId }) => parentId === unit.id).length);
  const item = (key: string, icon: typeof IconPlus, onClick: () => void) => ({
    key,
    icon,
    onClick,
    label: t(`organisation.menu.${key}`),
  });
  return (
    <RowTree
      label={t(`organisation.kinds.${kind}`)}
      rows={units}
      onOpen={onPeople}
      onMove={actions.move}
      keys={{ F2: actions.rename, Delete: remove }}
      renderFacts={(unit) => (
        <>
          <span role="gridcell" className={tree.name}>
            {unit.name}
          </span>
          <span role="gridcell">
            <Tag tint="neutral">
              {t("organisation.peopleCount", { count: unit.members.length })}
            </Tag>
          </span>
        </>
      )}
      renderMenu={(unit) => (
        <ActionMenu
          label={t("organisation.actions", { name: unit.name })}
          size="sm"
          items={[
            item("people", IconUsers, () => onPeople(unit)),
            item("addBelow", IconPlus, () => actions.add(unit.id)),
            item("rename", IconPencil, () => actions.rename(unit)),
            item("move", IconArrowsMove, () => onMove(unit)),
            "divider",
            { ...item("remove", IconTrash, () => remove(unit)), danger: true },
          ]}
        />
      )}
    />
  );
}
