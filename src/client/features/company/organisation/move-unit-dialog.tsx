import { Button, Group, Select, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Unit } from "#domain/organisation/unit.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { behindAll, pathName, subtreeOf, type TreePlace } from "#client/parts/tree/tree-lines.ts";

interface MoveUnitDialogProps {
  readonly unit: Unit;
  readonly units: readonly Unit[];
  readonly onMove: (place: TreePlace) => void;
  readonly onClose: () => void;
}

const TOP = "0";

/** Asks below which node another one shall stand: for fingers, and for trees longer than a screen. */
export function MoveUnitDialog({ unit, units, onMove, onClose }: MoveUnitDialogProps) {
  const { t } = useTranslation("administration");
  const [parentId, setParentId] = useState(String(unit.parentId));
  const own = subtreeOf(units, unit.id);
  const places = units
    .filter(({ id }) => !own.has(id))
    .map(({ id }) => ({ value: String(id), label: pathName(units, id) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  const handleMove = () => {
    onMove(behindAll(units, unit.id, Number(parentId)));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t("organisation.moveTitle", { name: unit.name })}>
      <Stack>
        <Select
          label={t("organisation.below")}
          data={[{ value: TOP, label: t("organisation.top") }, ...places]}
          value={parentId}
          onChange={(value) => setParentId(value ?? TOP)}
          allowDeselect={false}
          searchable
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button onClick={handleMove}>{t("organisation.move")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
