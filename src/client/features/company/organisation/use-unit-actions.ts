import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { UNIT_NAME_MAX } from "#domain/limits.ts";
import type { Unit, UnitKind } from "#domain/organisation/unit.ts";
import type { TreePlace } from "#client/parts/tree/tree-lines.ts";

/** What administrators do to the nodes of a tree. */
export interface UnitActions {
  /** Asks for a name; 0 = at the top. */
  readonly add: (parentId: number) => void;
  readonly rename: (unit: Unit) => void;
  readonly move: (unit: Unit, place: TreePlace) => void;
  /** Says what becomes of what is in it, and asks. */
  readonly remove: (unit: Unit, children: number) => void;
}

export function useUnitActions(kind: UnitKind): UnitActions {
  const { t } = useTranslation("administration");
  const run = useRun();
  return useMemo(() => {
    const question = { label: t("organisation.name"), maxLength: UNIT_NAME_MAX };
    const askRemoval = async (unit: Unit, children: number) => {
      const isEmpty = children === 0 && unit.members.length === 0;
      const people = t("organisation.peopleCount", { count: unit.members.length });
      const nodes = t("organisation.nodeCount", { count: children });
      const sure = await confirm({
        title: t("organisation.removeTitle", { name: unit.name }),
        message: isEmpty
          ? t("organisation.removeEmpty")
          : t(unit.parentId > 0 ? "organisation.removeLift" : "organisation.removeTop", {
              people,
              nodes,
            }),
        confirmLabel: t("organisation.remove"),
        danger: true,
      });
      if (sure) await run(`${kind}.remove`, { id: unit.id, lift: !isEmpty });
    };
    return {
      add: (parentId) =>
        void promptChange(
          {
            ...question,
            title: t(`organisation.add.${kind}`),
            confirmLabel: t("organisation.create"),
          },
          async (name) => run(`${kind}.add`, { parentId, name }),
        ),
      rename: (unit) =>
        void promptChange(
          {
            ...question,
            title: t("organisation.rename"),
            value: unit.name,
            confirmLabel: t("organisation.rename"),
          },
          async (name) => run(`${kind}.edit`, { id: unit.id, name }),
        ),
      move: (unit, place) => void run(`${kind}.move`, { id: unit.id, ...place }),
      remove: (unit, children) => void askRemoval(unit, children),
    };
  }, [kind, run, t]);
}
