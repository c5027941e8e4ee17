import { Button, Group, SegmentedControl, Text, Title } from "@mantine/core";
import { IconSitemap } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnits } from "#client/live/company/use-units.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { UNIT_KINDS, type UnitKind } from "#domain/organisation/unit.ts";
import { late } from "#client/ui/late.tsx";
import { RoleList } from "./roles/role-list.tsx";
import { UnitTree } from "./unit-tree.tsx";
import { useUnitActions } from "./use-unit-actions.ts";
import { Opening } from "#client/ui/over-screen.tsx";

const UnitPeopleDialog = late(
  async () => (await import("./unit-people-dialog.tsx")).UnitPeopleDialog,
);
const MoveUnitDialog = late(async () => (await import("./move-unit-dialog.tsx")).MoveUnitDialog);

/** Departments, positions, groups and roles of the company. */
export function OrganisationPage() {
  const { t } = useTranslation("administration");
  const [kind, setKind] = useState<UnitKind>("department");
  return (
    <>
      <Title order={1} size="h3">
        {t("organisation.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("organisation.hint")}
      </Text>
      <SegmentedControl
        aria-label={t("organisation.title")}
        value={kind}
        onChange={(value) => setKind(value)}
        data={UNIT_KINDS.map((value) => ({ value, label: t(`organisation.kinds.${value}`) }))}
      />
      {kind === "role" ? <RoleList /> : <Trees key={kind} kind={kind} />}
    </>
  );
}

/** The dialog that is open, and about which node. */
interface Opened {
  readonly dialog: "people" | "move";
  readonly id: number;
}

function Trees({ kind }: { readonly kind: UnitKind }) {
  const { t } = useTranslation("administration");
  const known = useUnits(kind);
  const actions = useUnitActions(kind);
  const [opened, setOpened] = useState<Opened>();
  if (known.state === "loading") return <SkeletonList rows={4} />;
  const units = known.value;
  const unit = units.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);
  const add = <Button onClick={() => actions.add(0)}>{t(`organisation.add.${kind}`)}</Button>;
  return (
    <>
      {units.length === 0 ? (
        <EmptyState
          icon={IconSitemap}
          title={t(`organisation.none.${kind}`)}
          hint={t(`organisation.noneHint.${kind}`)}
          action={add}
        />
      ) : (
        <>
          <Group>{add}</Group>
          <UnitTree
            kind={kind}
            units={units}
            actions={actions}
            onPeople={({ id }) => setOpened({ dialog: "people", id })}
            onMove={({ id }) => setOpened({ dialog: "move", id })}
          />
          <Text c="dimmed" size="xs">
            {t("organisation.keys")}
          </Text>
        </>
      )}
      <Opening>
        {unit && opened?.dialog === "people" && (
          <UnitPeopleDialog kind={kind} unit={unit} onClose={close} />
        )}
        {unit && opened?.dialog === "move" && (
          <MoveUnitDialog
            unit={unit}
            units={units}
            onMove={(place) => actions.move(unit, place)}
            onClose={close}
          />
        )}
      </Opening>
    </>
  );
}
