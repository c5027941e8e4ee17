import { IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { FoundLine } from "./found/found-line.tsx";
import classes from "./library.module.css";

/** Files that are shown, changed last first. */
const SHOWN = 50;

interface RecentPaneProps {
  readonly library: Library;
  readonly onBack: () => void;
  readonly onOpenFile: (itemId: number) => void;
}

/** The files that were changed last, wherever they lie. */
export function RecentPane({ library, onBack, onOpenFile }: RecentPaneProps) {
  const { t } = useTranslation("library");
  const isPhone = useIsPhone();
  const files = [...library.there.values()]
    .filter(({ kind }) => kind === "file")
    .toSorted((one, other) => other.updateTime - one.updateTime)
    .slice(0, SHOWN);
  return (
    <div className={classes.pane}>
      <PaneHeader title={t("recent")} {...(isPhone && { onBack })} />
      {files.length === 0 && (
        <EmptyState icon={IconClock} title={t("noRecent")} hint={t("noRecentHint")} />
      )}
      <StoppedUploads isWide fileIds={files.map(({ fileId }) => fileId)} />
      <ul className={classes.removed} aria-label={t("recent")}>
        <Each rows={files} keyOf={({ id }) => id} as="li">
          {(item) => (
            <FoundLine
              library={library}
              item={item}
              time={item.updateTime}
              onOpen={() => onOpenFile(item.id)}
            />
          )}
        </Each>
      </ul>
    </div>
  );
}
