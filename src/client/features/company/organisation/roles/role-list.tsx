import { Button, Group, Stack, Title } from "@mantine/core";
import { IconPencil, IconShield, IconTrash, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnits } from "#client/live/company/use-units.ts";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Unit } from "#domain/organisation/unit.ts";
import classes from "../organisation.module.css";
import { groupRoles } from "./group-roles.ts";

const RoleDialog = late(async () => (await import("./role-dialog.tsx")).RoleDialog);
const UnitPeopleDialog = late(
  async () => (await import("../unit-people-dialog.tsx")).UnitPeopleDialog,
);

/** The dialog that is open, and about which role; 0 = a new one. */
interface Opened {
  readonly dialog: "edit" | "people";
  readonly id: number;
}

/** What people do for the whole company or for one department, whatever their position is. */
export function RoleList() {
  const { t } = useTranslation("administration");
  const roles = useUnits("role");
  const departments = useUnits("department");
  const [opened, setOpened] = useState<Opened>();
  if (roles.state === "loading" || departments.state === "loading")
    return <SkeletonList rows={4} />;
  const role = roles.value.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);
  const add = (
    <Button onClick={() => setOpened({ dialog: "edit", id: 0 })}>
      {t("organisation.add.role")}
    </Button>
  );
  return (
    <>
      {roles.value.length === 0 ? (
        <EmptyState
          icon={IconShield}
          title={t("organisation.none.role")}
          hint={t("organisation.noneHint.role")}
          action={add}
        />
      ) : (
        <>
          <Group>{add}</Group>
          <Each
            rows={groupRoles(roles.value, departments.value)}
            keyOf={({ departmentId }) => departmentId}
          >
            {(group) => (
              <Stack gap="xs">
                <Title order={2} size="h5">
                  {group.name || t("organisation.wholeCompany")}
                </Title>
                <ul className={classes.roles}>
                  <Each rows={group.roles} keyOf={({ id }) => id} as="li">
                    {(unit) => <RoleLine role={unit} onOpen={setOpened} />}
                  </Each>
                </ul>
              </Stack>
            )}
          </Each>
        </>
      )}
      <Opening>
        {opened?.dialog === "edit" && (role || opened.id === 0) && (
          <RoleDialog role={role} departments={departments.value} onClose={close} />
        )}
        {opened?.dialog === "people" && role && (
          <UnitPeopleDialog kind="role" unit={role} onClose={close} />
        )}
      </Opening>
    </>
  );
}

interface RoleLineProps {
  readonly role: Unit;
  readonly onOpen: (opened: Opened) => void;
}

/** One role with what can be done to it. */
function RoleLine({ role, onOpen }: RoleLineProps) {
  const { t } = useTranslation("administration");
  const run = useRun();
  const { id, name, members } = role;
  const people = t("organisation.peopleCount", { count: members.length });
  const remove = async () => {
    const isEmpty = members.length === 0;
    const sure = await confirm({
      title: t("organisation.removeTitle", { name }),
      message: t(isEmpty ? "organisation.removeEmpty" : "organisation.removeRole", { people }),
      confirmLabel: t("organisation.remove"),
      danger: true,
    });
    if (sure) await run("role.remove", { id, lift: !isEmpty });
  };
  return (
    <li className={classes.role}>
      <button
        type="button"
        className={classes.open}
        onClick={() => onOpen({ dialog: "people", id })}
      >
        {name}
      </button>
      <Tag tint="neutral">{people}</Tag>
      <ActionMenu
        label={t("organisation.actions", { name })}
        size="sm"
        items={[
          {
            key: "people",
            icon: IconUsers,
            label: t("organisation.menu.people"),
            onClick: () => onOpen({ dialog: "people", id }),
          },
          {
            key: "edit",
            icon: IconPencil,
            label: t("organisation.menu.edit"),
            onClick: () => onOpen({ dialog: "edit", id }),
          },
          "divider",
          {
            key: "remove",
            icon: IconTrash,
            label: t("organisation.menu.remove"),
            danger: true,
            onClick: () => void remove(),
          },
        ]}
      />
    </li>
  );
}
