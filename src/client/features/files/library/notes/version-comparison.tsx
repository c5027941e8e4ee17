import { useTranslation } from "react-i18next";
import { FullDialog } from "#client/ui/dialog/full-dialog.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import type { File } from "#domain/file/file.ts";
import type { NoteExt } from "#domain/library/note-ext.ts";
import { noteKindOf } from "./note-kind.ts";
import { NotePairs, useComparedNotes } from "./note-pairs.tsx";
import classes from "./notes.module.css";

interface VersionComparisonProps {
  readonly name: string;
  readonly ext: NoteExt;
  readonly earlier: File;
  readonly newest: File;
  readonly onClose: () => void;
}

/** What a version said before, beside what stands now. */
export function VersionComparison({ name, ext, earlier, newest, onClose }: VersionComparisonProps) {
  const { t } = useTranslation(["note", "library"]);
  const kind = noteKindOf(ext);
  const compared = useComparedNotes(kind, earlier, newest);
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
        />
        <NotePairs kind={kind} compared={compared} currentId={newest.id} />
      </article>
    </FullDialog>
  );
}
