import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { favouritesOf } from "./favourites-of.ts";
import { FoundLine } from "./found/found-line.tsx";
import type { LibraryPlace } from "./place.ts";
import { useItemActions } from "./use-item-actions.ts";
import classes from "./library.module.css";

interface FavouritesPaneProps {
  readonly library: Library;
  readonly onGo: (place: LibraryPlace) => void;
  readonly onBack: () => void;
  readonly onOpenFile: (itemId: number) => void;
}

/** The folders and files that a person has marked, wherever they lie. */
export function FavouritesPane({ library, onGo, onBack, onOpenFile }: FavouritesPaneProps) {
  const { t } = useTranslation("library");
  const isPhone = useIsPhone();
  const actions = useItemActions();
  const items = favouritesOf(library);
  return (
    <div className={classes.pane}>
      <PaneHeader title={t("favourites")} {...(isPhone && { onBack })} />
      {items.length === 0 && (
        <OnceFetched>
          <EmptyState icon={IconStar} title={t("noFavourites")} hint={t("noFavouritesHint")} />
        </OnceFetched>
      )}
      <StoppedUploads isWide fileIds={items.map(({ fileId }) => fileId)} />
      <ul className={classes.removed} aria-label={t("favourites")}>
        <Each rows={items} keyOf={({ id }) => id} as="li">
          {(item) => (
            <FoundLine
              library={library}
              item={item}
              onOpen={() =>
                item.kind === "file"
                  ? onOpenFile(item.id)
                  : onGo({ view: "folder", folderId: item.id, planId: item.planId })
              }
            >
              <IconButton
                icon={IconStarFilled}
                label={t("unmarkItem", { name: item.name })}
                onClick={() => void actions.mark(item, false)}
              />
            </FoundLine>
          )}
        </Each>
      </ul>
    </div>
  );
}
