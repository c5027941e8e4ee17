import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FullDialog } from "#client/ui/dialog/full-dialog.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import classes from "./comparison.module.css";

interface ComparisonScreenProps {
  /** Of the file. */
  readonly name: string;
  /** At the far end of its head. */
  readonly tools?: ReactNode;
  readonly onClose: () => void;
  /** The two versions. */
  readonly children: ReactNode;
}

/** Two versions of a file over the whole screen, with the way back to all of them. */
export function ComparisonScreen({ name, tools, onClose, children }: ComparisonScreenProps) {
  const { t } = useTranslation(["note", "library"]);
  const title = t("compareTitle", { name });
  return (
    <FullDialog label={title} className={classes.screen} onClose={onClose}>
      {/* Its head is not that of the page. */}
      <article className={classes.sheet}>
        <PaneHeader
          level={2}
          title={title}
          onBack={onClose}
          backLabel={t("library:backToVersions")}
        >
          {tools}
        </PaneHeader>
        {children}
      </article>
    </FullDialog>
  );
}
