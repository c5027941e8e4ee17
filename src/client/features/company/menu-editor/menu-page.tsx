import { Button, Group, Text, Title } from "@mantine/core";
import { IconListTree } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnits } from "#client/live/company/use-units.ts";
import { useMenuItems } from "#client/live/forms/use-applications.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { asItsForm } from "#domain/menu/user-menu.ts";
import { firstApplications } from "./first-menu.ts";
import type { MenuDraftStart } from "./menu-draft.ts";
import { MenuTree } from "./menu-tree.tsx";
import { useMenuActions } from "./use-menu-actions.ts";

const EntryDialog = late(async () => (await import("./entry-dialog.tsx")).EntryDialog);

/** What is edited, as it stood when that began: what was typed outlives whatever becomes of it meanwhile. */
interface Opened {
  readonly start: MenuDraftStart;
  readonly item: MenuItem | undefined;
}

/** The applications of the company and what stands in them, as administrators order them. */
export function MenuPage() {
  const { t } = useTranslation("menu-editor");
  const known = useMenuItems();
  const knownForms = useForms();
  const knownRoles = useUnits("role");
  const actions = useMenuActions();
  const [opened, setOpened] = useState<Opened>();
  const isKnown =
    known.state === "ready" && knownForms.state === "ready" && knownRoles.state === "ready";
  const forms = knownForms.state === "ready" ? knownForms.value : [];
  const roles = knownRoles.state === "ready" ? knownRoles.value : [];
  const stored = known.state === "ready" ? known.value : [];
  const byId = new Map(forms.map((form) => [form.id, form]));
  const items = stored.map((item) => asItsForm(item, byId.get(item.formId)));
  const open = (start: MenuDraftStart) =>
    setOpened({ start, item: stored.find(({ id }) => id === start.id) });
  const proposed = firstApplications(forms);
  const making = (
    <Group gap="xs">
      <Button onClick={() => open({ menuType: "M", parentId: 0 })}>{t("newApplication")}</Button>
      {items.length === 0 && proposed.length > 0 && (
        <Button variant="default" onClick={() => void actions.begin(proposed)}>
          {t("begin")}
        </Button>
      )}
    </Group>
  );
  return (
    <>
      <Title order={1} size="h3">
        {t("title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      {!isKnown && <SkeletonList rows={4} />}
      {isKnown && items.length === 0 && (
        <EmptyState icon={IconListTree} title={t("none")} hint={t("noneHint")} action={making} />
      )}
      {isKnown && items.length > 0 && (
        <>
          {making}
          <MenuTree items={items} forms={byId} roles={roles} actions={actions} onOpen={open} />
          <Text c="dimmed" size="xs">
            {t("keys")}
          </Text>
        </>
      )}
      <Opening>
        {opened && (
          <EntryDialog
            {...opened}
            items={items}
            forms={forms}
            roles={roles}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Opening>
    </>
  );
}
