import { Menu } from "@mantine/core";
import {
  IconBookmark,
  IconBookmarkPlus,
  IconCheck,
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconTrash,
  IconUsers,
} from "@tabler/icons-react";
import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useSavedViews } from "#client/live/view/use-saved-views.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { readKeptTable } from "#client/parts/plan/table/kept-table.ts";
import { tableViewOf } from "#client/parts/plan/table/table-settings.ts";
import type { SavedView } from "#domain/plan/saved-view/saved-view.ts";
import { viewOfAddress } from "#domain/plan/view/view-address.ts";
import type { ViewParameters } from "#domain/plan/view/view-parameters.ts";
import { isSavedAs, savableAddress } from "./savable-address.ts";
import { useSavedViewActions } from "./use-saved-view-actions.ts";

interface SavedViewsMenuProps {
  readonly view: ViewParameters;
  readonly onView: (change: Partial<ViewParameters>) => void;
}

/** The saved views of a plan to go to, open from the start; what is looked at now is saved here, or renamed and deleted. */
export function SavedViewsMenu({ view, onView }: SavedViewsMenuProps) {
  const { t } = useTranslation("plan-view");
  const saved = useSavedViews(view.planId);
  const { userId } = useData();
  const { planId } = view;
  // Nothing says when the person's own table changes: it is read as it is whenever the menu opens.
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const shownTable = view.table ?? tableViewOf(readKeptTable(userId, planId));
  const address = savableAddress(view, shownTable);
  const opened = saved.find(({ id }) => id === view.saved);
  const isShown = (one: SavedView) => isSavedAs(one, view, shownTable);
  const current = opened && isShown(opened) ? opened : saved.find(isShown);
  const marked = opened ?? current;
  const actions = useSavedViewActions(planId);
  const open = (one: SavedView) =>
    onView({ ...viewOfAddress(planId, one.address, view), saved: one.id });
  const save = (shared: 0 | 1) =>
    actions.save(address, shared, (id) =>
      onView({ saved: id, ...(view.menuType === "table" && { table: shownTable }) }),
    );
  return (
    <Menu position="bottom-start" width="max-content" defaultOpened onOpen={readAgain}>
      <Menu.Target>
        <IconButton icon={IconBookmark} label={t("saved.label")} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t("saved.label")}>
        {saved.length === 0 && <Menu.Label>{t("saved.none")}</Menu.Label>}
        <Each rows={saved} keyOf={({ id }) => id}>
          {(one) => (
            <Menu.Item
              leftSection={<IconCheck size="1rem" opacity={one === marked ? 1 : 0} aria-hidden />}
              rightSection={
                <>
                  {one === opened && one !== current && t("saved.changed")}
                  {one.shared === 1 && <IconUsers size="1rem" aria-label={t("saved.shared")} />}
                </>
              }
              aria-current={one === marked || undefined}
              onClick={() => open(one)}
            >
              {one.name}
            </Menu.Item>
          )}
        </Each>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLink size="1rem" aria-hidden />}
          onClick={() => actions.copyLink(address)}
        >
          {t("saved.copyLink")}
        </Menu.Item>
        {opened && !current && actions.mayChange(opened) && (
          <Menu.Item
            leftSection={<IconDeviceFloppy size="1rem" aria-hidden />}
            onClick={() => actions.replace(opened, address)}
          >
            {t("saved.replace", { name: opened.name })}
          </Menu.Item>
        )}
        {!current && (
          <>
            <Menu.Item
              leftSection={<IconBookmarkPlus size="1rem" aria-hidden />}
              onClick={() => save(0)}
            >
              {t("saved.saveOwn")}
            </Menu.Item>
            {actions.mayShare && (
              <Menu.Item
                leftSection={<IconUsers size="1rem" aria-hidden />}
                onClick={() => save(1)}
              >
                {t("saved.saveShared")}
              </Menu.Item>
            )}
          </>
        )}
        {marked && actions.mayChange(marked) && (
          <>
            <Menu.Item
              leftSection={<IconPencil size="1rem" aria-hidden />}
              onClick={() => actions.rename(marked)}
            >
              {t("saved.rename", { name: marked.name })}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size="1rem" aria-hidden />}
              onClick={() => actions.remove(marked)}
            >
              {t("saved.delete", { name: marked.name })}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
