import type { File } from "#domain/file/file.ts";
import type { NoteExt } from "#domain/library/note-ext.ts";
import { ComparisonScreen } from "../versions/comparison-screen.tsx";
import { noteKindOf } from "./note-kind.ts";
import { NotePairs, useComparedNotes } from "./note-pairs.tsx";

interface VersionComparisonProps {
  readonly name: string;
  readonly ext: NoteExt;
  readonly earlier: File;
  readonly newest: File;
  readonly onClose: () => void;
}

/** What a version said before, beside what stands now. */
export function VersionComparison({ name, ext, earlier, newest, onClose }: VersionComparisonProps) {
  const kind = noteKindOf(ext);
  const compared = useComparedNotes(kind, earlier, newest);
  return (
    <ComparisonScreen name={name} onClose={onClose}>
      <NotePairs kind={kind} compared={compared} currentId={newest.id} />
    </ComparisonScreen>
  );
}
