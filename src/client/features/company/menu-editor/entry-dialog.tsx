import { MultiSelect, Select, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { IconField } from "#client/parts/form-icon/icon-field.tsx";
import { MenuIcon } from "#client/parts/menu/menu-icon.tsx";
import { pathName, subtreeOf } from "#client/parts/tree/tree-lines.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { MENU_NAME_MAX } from "#domain/menu/menu-limits.ts";
import { PROJECT_WORD } from "#domain/menu/user-menu.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import {
  changedIn,
  draftOf,
  isWhole,
  type MenuDraft,
  type MenuDraftStart,
  saidOf,
  withProject,
} from "./menu-draft.ts";
import { TargetFields } from "./target-fields.tsx";

interface EntryDialogProps {
  readonly start: MenuDraftStart;
  /** The one that is edited, as it stood when that began; a new one where there is none. */
  readonly item: MenuItem | undefined;
  /** All entries, named as their forms where they say nothing. */
  readonly items: readonly MenuItem[];
  readonly forms: readonly CompanyForm[];
  readonly roles: readonly Unit[];
  readonly onClose: () => void;
}

const TOP = "0";

/** What an entry is called, where it leads and stands, and who finds it. */
export function EntryDialog({ start, item, items, forms, roles, onClose }: EntryDialogProps) {
  const { t } = useTranslation("menu-editor");
  const run = useRun();
  const [draft, setDraft] = useState(() => draftOf(item, start));
  const say = (said: Partial<MenuDraft>) => setDraft((before) => ({ ...before, ...said }));
  const form = forms.find(({ id }) => id === draft.formId);
  const isOfForm = draft.menuType === "C" && draft.target === "form";
  const formIcon = isOfForm ? (form?.icon ?? "") : "";
  const usual = { ...saidOf(draft), menuType: draft.menuType, icon: formIcon };
  const save = async () => {
    const result = item
      ? await run("menu.edit", { id: item.id, ...changedIn(draft, item) })
      : await run("menu.add", { ...saidOf(draft), menuType: draft.menuType });
    // A refusal is told as everywhere, and what was typed stays.
    if (result.ok) onClose();
    return undefined;
  };
  return (
    <Dialog title={t(titleOf(draft, item))} onClose={onClose}>
      <ActionForm action={t(item ? "save" : "create")} onSend={save} disabled={!isWhole(draft)}>
        {draft.menuType === "C" && <TargetFields draft={draft} forms={forms} onSay={say} />}
        <TextInput
          label={t("name")}
          {...(isOfForm && { description: t("nameHint"), placeholder: form?.name ?? "" })}
          required={!isOfForm}
          data-autofocus={draft.menuType === "M" || undefined}
          maxLength={MENU_NAME_MAX}
          value={draft.name}
          onChange={(event) => say({ name: event.currentTarget.value })}
        />
        <Select
          label={t("place")}
          data={[{ value: TOP, label: t("top") }, ...placesFor(items, item)]}
          value={String(draft.parentId)}
          onChange={(value) => say({ parentId: Number(value ?? TOP) })}
          allowDeselect={false}
          searchable
        />
        <MultiSelect
          label={t("roles")}
          description={t("rolesHint")}
          placeholder={draft.roles.length === 0 ? t("everybody") : ""}
          data={choicesOf(roles, draft.roles, t("rolesGone"))}
          value={draft.roles.map(String)}
          onChange={(chosen) => say({ roles: chosen.map(Number) })}
          searchable
          clearable
        />
        <IconField
          value={draft.icon}
          onChange={(icon) => say({ icon })}
          usual={{ picture: <MenuIcon item={usual} />, label: t("usualIcon") }}
        />
        <Switch
          label={t("hidden")}
          description={t("hiddenHint")}
          checked={draft.hidden}
          onChange={(event) => say({ hidden: event.currentTarget.checked })}
        />
        <Switch
          label={t("project")}
          description={t("projectHint")}
          checked={draft.authorityWord === PROJECT_WORD}
          onChange={(event) => setDraft(withProject(draft, event.currentTarget.checked))}
        />
      </ActionForm>
    </Dialog>
  );
}

function titleOf({ menuType, parentId }: MenuDraft, item: MenuItem | undefined) {
  if (item) return "editTitle" as const;
  if (menuType === "C") return "addPage" as const;
  return parentId === 0 ? ("newApplication" as const) : ("addDirectory" as const);
}

/** The directories in which an entry can stand, by their paths: not itself, nor what stands in it. */
function placesFor(items: readonly MenuItem[], item: MenuItem | undefined) {
  const own = item ? subtreeOf(items, item.id) : new Set<number>();
  return items
    .filter(({ id, menuType }) => menuType === "M" && !own.has(id))
    .map(({ id }) => ({ value: String(id), label: pathName(items, id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** All roles, and those that an entry names though they are gone. */
function choicesOf(roles: readonly Unit[], chosen: readonly number[], gone: string) {
  const known = roles.map(({ id, name }) => ({ value: String(id), label: name }));
  const lost = chosen.filter((roleId) => roles.every(({ id }) => id !== roleId));
  return [...known, ...lost.map((roleId) => ({ value: String(roleId), label: gone }))];
}
