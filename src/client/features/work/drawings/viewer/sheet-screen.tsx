import { IconFileOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSheet } from "#client/live/drawings/use-sheets.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { SheetPane } from "./sheet-pane.tsx";
import type { SheetScreenProps } from "./sheet-props.ts";

/** A sheet of the register, with what is pinned to it. */
export function SheetScreen(props: SheetScreenProps) {
  const { t } = useTranslation("drawing");
  const view = useSheet(props.sheetId);
  if (view.state === "loading") return <SkeletonList rows={6} />;
  const revision = view.value?.revisions[0];
  if (!view.value || !revision || view.value.sheet.removedTime > 0) {
    return (
      <OnceFetched>
        <EmptyState icon={IconFileOff} title={t("gone")} hint={t("goneHint")} screen />
      </OnceFetched>
    );
  }
  return <SheetPane key={props.sheetId} view={view.value} newest={revision} {...props} />;
}
