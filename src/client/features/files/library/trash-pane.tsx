import { Button } from "@mantine/core";
import { IconRestore, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { ItemLook } from "./list/item-look.tsx";
import { mayWrite, ownsPlaceOf } from "./place.ts";
import { useItemActions } from "./use-item-actions.ts";
import { usePlaceWords } from "./use-place-words.ts";
import classes from "./library.module.css";

interface TrashPaneProps {
  readonly library: Library;
  readonly onBack: () => void;
}

/** What was removed and can be put back, for thirty days. */
export function TrashPane({ library, onBack }: TrashPaneProps) {
  const { t } = useTranslation("library");
  const isPhone = useIsPhone();
  const actions = useItemActions();
  const placeWords = usePlaceWords(library);
  const own = library.trash.filter((item) => ownsPlaceOf(library, item));
  return (
    <div className={classes.pane}>
      <PaneHeader
        title={t("trash")}
        {...(isPhone && { onBack })}
        actions={
          own.length > 0
            ? [
                {
                  key: "empty",
                  label: t("emptyTrash"),
                  onClick: () => void actions.removeForGood(own),
                },
              ]
            : []
        }
      />
      <p className={classes.note}>{t("trashHint")}</p>
      {library.trash.length === 0 && (
        <EmptyState icon={IconTrash} title={t("trashEmpty")} hint={t("trashEmptyHint")} />
      )}
      <ul className={classes.removed} aria-label={t("trash")}>
        <Each rows={library.trash} keyOf={({ id }) => id} as="li">
          {(item) => (
            <li className={classes.removedRow}>
              <span className={classes.look}>
                <ItemLook item={item} />
              </span>
              <span className={classes.words}>
                <span className={classes.removedName}>{item.name}</span>
                <span className={classes.whereabouts}>
                  <span>{placeWords(item)}</span>
                  <RelativeTime time={item.removedTime} />
                </span>
              </span>
              {mayWrite(library, item) && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={<IconRestore size="1rem" aria-hidden />}
                  aria-label={t("restoreItem", { name: item.name })}
                  onClick={() => void actions.restore([item])}
                >
                  {t("restore")}
                </Button>
              )}
              {ownsPlaceOf(library, item) && (
                <IconButton
                  icon={IconTrash}
                  label={t("removeItemForGood", { name: item.name })}
                  onClick={() => void actions.removeForGood([item])}
                />
              )}
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}
