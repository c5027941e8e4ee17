import { useRef, useState } from "react";
import { useData } from "#client/live/data-context.ts";
import { useVersions } from "#client/live/files/use-library.ts";
import { useSaveText } from "#client/live/files/use-save-text.ts";
import { PaperLoading } from "#client/parts/preview/paper/paper-notice.tsx";
import { FullDialog } from "#client/ui/dialog/full-dialog.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { File } from "#domain/file/file.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { versionBeside } from "#domain/library/versions/versions-beside.ts";
import { type KeptNote, madeNote, noteMade, noteOf, useKeptNote } from "./kept-note.ts";
import { NoteComparison } from "./note-comparison.tsx";
import type { NoteExt } from "#domain/library/note-ext.ts";
import { noteKindOf } from "./note-kind.ts";
import { NoteReader } from "./note-reader.tsx";
import type { WriterDoor } from "./note-writer.tsx";
import classes from "./notes.module.css";

const VersionsDialog = late(
  async () => (await import("../versions/versions-dialog.tsx")).VersionsDialog,
);
const NoteWriter = late(async () => (await import("./note-writer.tsx")).NoteWriter);

interface NoteScreenProps {
  readonly item: LibraryItem;
  readonly ext: NoteExt;
  readonly canWrite: boolean;
  /** Whether all versions may be deleted, or only one's own. */
  readonly canTake: boolean;
  readonly onClose: () => void;
}

/** A note or document over the whole screen: read, written, or compared with what was saved beside it. */
export function NoteScreen({ item, ext, canWrite, canTake, onClose }: NoteScreenProps) {
  const { userId } = useData();
  const kind = noteKindOf(ext);
  /** "none" = it is read, whatever was kept when it was opened. */
  const [begun, setBegun] = useState<KeptNote | "none" | undefined>(() => madeNote(item.id));
  const kept = useKeptNote(item.id);
  const start = begun === "none" || !canWrite ? undefined : (begun ?? noteOf(kept));
  const [comparing, setComparing] = useState(false);
  const [looking, setLooking] = useState(false);
  const writer = useRef<WriterDoor>(null);
  const saveText = useSaveText();
  const read = useVersions(item.id);
  const versions = read.state === "ready" ? read.value : [];
  const standing = versions.find(({ id }) => id === item.fileId);
  const beside = standing && versionBeside(versions, standing.id);
  const from = (text: string, settlesId: number, baseId = item.fileId): KeptNote => ({
    text,
    baseId,
    settlesId,
    isChanged: settlesId > 0,
  });
  const take = async (content: string, settled: File) => {
    const file = new globalThis.File([content], item.name, { type: kind.mimeType });
    const to = { itemId: item.id, baseId: item.fileId, settlesId: settled.id };
    if (await saveText(to, file)) setComparing(false);
  };
  const write = (note: KeptNote) => {
    setComparing(false);
    setBegun(note);
  };
  const close = () => {
    if (writer.current) writer.current.leave();
    else if (comparing) setComparing(false);
    else onClose();
  };
  const shown = () => {
    if (!kept.isRead) return <PaperLoading />;
    if (start) {
      return (
        <Opening>
          <NoteWriter
            ref={writer}
            item={item}
            kind={kind}
            start={start}
            versions={versions}
            onDone={() => {
              noteMade(item.id, undefined);
              setBegun("none");
            }}
          />
        </Opening>
      );
    }
    if (comparing && standing && beside) {
      return (
        <NoteComparison
          name={item.name}
          kind={kind}
          standing={standing}
          beside={beside}
          canWrite={canWrite}
          onTake={(content) => void take(content, beside)}
          onMerge={(text) => write(from(text, beside.id))}
          onClose={close}
        />
      );
    }
    return (
      <NoteReader
        item={item}
        kind={kind}
        standing={standing}
        beside={beside}
        {...(canWrite && { onEdit: (text: string, id: number) => write(from(text, 0, id)) })}
        onCompare={() => setComparing(true)}
        onVersions={() => setLooking(true)}
        onClose={close}
      />
    );
  };
  return (
    <FullDialog label={item.name} className={classes.screen} onClose={close}>
      {/* Its head is not that of the page. */}
      <article className={classes.sheet}>{shown()}</article>
      {looking && (
        <Opening>
          <VersionsDialog
            item={item}
            canWrite={canWrite}
            canTake={canTake}
            userId={userId}
            onClose={() => setLooking(false)}
          />
        </Opening>
      )}
    </FullDialog>
  );
}
