import { Menu } from "@mantine/core";
import {
  IconBookmark,
  IconBookmarkPlus,
  IconCheck,
  IconPencil,
  IconTrash,
  IconUsers,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSavedViews } from "#client/live/view/use-saved-views.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { sameAddress } from "#domain/plan/saved-view/saved-address.ts";
import { viewInAddress, viewOfAddress } from "#domain/plan/view/view-address.ts";
import type { ViewParameters } from "#domain/plan/view/view-parameters.ts";
import { useSavedViewActions } from "./use-saved-view-actions.ts";

interface SavedViewsMenuProps {
  readonly view: ViewParameters;
  readonly onView: (change: Partial<ViewParameters>) => void;
}

/** The saved views of a plan to go to, open from the start; what is looked at now is saved here, or renamed and deleted. */
export function SavedViewsMenu({ view, onView }: SavedViewsMenuProps) {
  const { t } = useTranslation("plan-view");
  const saved = useSavedViews(view.planId);
  const address = viewInAddress(view);
  const current = saved.find((one) => sameAddress(one.address, address));
  const actions = useSavedViewActions(view.planId);
  return (
    <Menu position="bottom-start" width="max-content" defaultOpened>
      <Menu.Target>
        <IconButton icon={IconBookmark} label={t("saved.label")} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t("saved.label")}>
        {saved.length === 0 && <Menu.Label>{t("saved.none")}</Menu.Label>}
        <Each rows={saved} keyOf={({ id }) => id}>
          {(one) => (
            <Menu.Item
              leftSection={<IconCheck size="1rem" opacity={one === current ? 1 : 0} aria-hidden />}
              rightSection={
                one.shared === 1 && <IconUsers size="1rem" aria-label={t("saved.shared")} />
              }
              aria-current={one === current || undefined}
              onClick={() => onView(viewOfAddress(view.planId, one.address, view))}
            >
              {one.name}
            </Menu.Item>
          )}
        </Each>
        <Menu.Divider />
        {!current && (
          <>
            <Menu.Item
              leftSection={<IconBookmarkPlus size="1rem" aria-hidden />}
              onClick={() => actions.save(address, 0)}
            >
              {t("saved.saveOwn")}
            </Menu.Item>
            {actions.mayShare && (
              <Menu.Item
                leftSection={<IconUsers size="1rem" aria-hidden />}
                onClick={() => actions.save(address, 1)}
              >
                {t("saved.saveShared")}
              </Menu.Item>
            )}
          </>
        )}
        {current && actions.mayChange(current) && (
          <>
            <Menu.Item
              leftSection={<IconPencil size="1rem" aria-hidden />}
              onClick={() => actions.rename(current)}
            >
              {t("saved.rename", { name: current.name })}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size="1rem" aria-hidden />}
              onClick={() => actions.remove(current)}
            >
              {t("saved.delete", { name: current.name })}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
