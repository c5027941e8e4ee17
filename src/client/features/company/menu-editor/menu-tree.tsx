/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a real table can be neither indented nor laid out as lines */
import type { TFunction } from "i18next";
import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconFilePlus,
  IconFolderPlus,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MenuIcon } from "#client/parts/menu/menu-icon.tsx";
import { RowTree } from "#client/parts/tree/row-tree.tsx";
import { placeAfterStep } from "#client/parts/tree/tree-lines.ts";
import tree from "#client/parts/tree/tree.module.css";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import type { MenuDraftStart } from "./menu-draft.ts";
import type { useMenuActions } from "./use-menu-actions.ts";

interface MenuTreeProps {
  /** Named as their forms where they say nothing. */
  readonly items: readonly MenuItem[];
  readonly forms: ReadonlyMap<number, CompanyForm>;
  readonly roles: readonly Unit[];
  readonly actions: ReturnType<typeof useMenuActions>;
  readonly onOpen: (start: MenuDraftStart) => void;
}

/** The menu as a tree that is walked and ordered by keyboard, mouse and dialog. */
export function MenuTree({ items, forms, roles, actions, onOpen }: MenuTreeProps) {
  const { t } = useTranslation("menu-editor");
  const edit = ({ id, menuType, parentId }: MenuItem) => onOpen({ id, menuType, parentId });
  const remove = (item: MenuItem) => void actions.remove(item);
  return (
    <RowTree
      label={t("title")}
      rows={items}
      holds={({ menuType }) => menuType === "M"}
      onOpen={edit}
      onMove={actions.move}
      keys={{ F2: edit, Delete: remove }}
      renderFacts={(item) => <EntryFacts item={item} forms={forms} roles={roles} />}
      renderMenu={(item) => (
        <ActionMenu
          label={t("actionsOf", { name: item.name })}
          size="sm"
          items={[
            { key: "edit", icon: IconPencil, label: t("edit"), onClick: () => edit(item) },
            ...(item.menuType === "M"
              ? [
                  {
                    key: "page",
                    icon: IconFilePlus,
                    label: t("addPage"),
                    onClick: () => onOpen({ menuType: "C", parentId: item.id }),
                  },
                  {
                    key: "directory",
                    icon: IconFolderPlus,
                    label: t("addDirectory"),
                    onClick: () => onOpen({ menuType: "M", parentId: item.id }),
                  },
                ]
              : []),
            ...stepItems(items, item, { t, onMove: actions.move }),
            {
              key: "hide",
              icon: item.hidden ? IconEye : IconEyeOff,
              label: t(item.hidden ? "show" : "hide"),
              onClick: () => actions.hide(item, !item.hidden),
            },
            "divider",
            {
              key: "remove",
              icon: IconTrash,
              label: t("remove"),
              danger: true,
              onClick: () => remove(item),
            },
          ]}
        />
      )}
    />
  );
}

/** For fingers, which drag nothing. */
function stepItems(
  items: readonly MenuItem[],
  item: MenuItem,
  { t, onMove }: { t: TFunction<"menu-editor">; onMove: MenuTreeProps["actions"]["move"] },
) {
  const steps = [
    { key: "up", icon: IconArrowUp },
    { key: "down", icon: IconArrowDown },
  ] as const;
  return steps.map(({ key, icon }) => {
    const place = placeAfterStep(items, item.id, key);
    const onClick = () => place && onMove(item, place);
    return { key, icon, label: t(key), disabled: !place, onClick };
  });
}

interface EntryFactsProps extends Pick<MenuTreeProps, "forms" | "roles"> {
  readonly item: MenuItem;
}

/** What an entry is called, and who does not find it and why. */
function EntryFacts({ item, forms, roles }: EntryFactsProps) {
  const { t } = useTranslation("menu-editor");
  const { name, hidden, formId } = item;
  const names = item.roles.flatMap((roleId) => roles.find(({ id }) => id === roleId)?.name ?? []);
  const form = forms.get(formId);
  return (
    <>
      <MenuIcon item={item} />
      <span role="gridcell" className={tree.name}>
        {name || t("formGone")}
      </span>
      <span role="gridcell">
        {item.roles.length > 0 && <Tag tint="neutral">{names.join(", ") || t("rolesGone")}</Tag>}
        {hidden && <Tag tint="neutral">{t("hidden")}</Tag>}
        {formId > 0 && !form && name !== "" && <Tag tint="red">{t("formGone")}</Tag>}
        {form && form.state !== "published" && <Tag tint="neutral">{t("formOff")}</Tag>}
      </span>
    </>
  );
}
