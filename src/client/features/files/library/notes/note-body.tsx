import { MissingWords } from "#client/parts/preview/missing-words.tsx";
import { PaperLoading, PaperNotice } from "#client/parts/preview/paper/paper-notice.tsx";
import { DocumentText } from "#client/parts/preview/text/document-text.tsx";
import { MarkdownText } from "#client/parts/preview/text/markdown-text.tsx";
import type { FileText } from "#client/parts/preview/text/use-file-text.ts";
import type { NoteExt } from "#domain/library/note-ext.ts";
import classes from "./notes.module.css";

interface NoteBodyProps {
  readonly read: FileText;
  readonly fileId: number;
  readonly name: string;
  readonly ext: NoteExt;
}

/** What stands in a note, or why it cannot be shown. */
export function NoteBody({ read, fileId, name, ext }: NoteBodyProps) {
  if (read.state === "loading") return <PaperLoading />;
  if (read.state === "problem") return <PaperNotice problem={read.problem} />;
  if (read.state === "missing") {
    return (
      <div className={classes.middle}>
        <MissingWords fileId={fileId} isArriving={read.isArriving} />
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    <section ref={takeLostFocus} className={classes.body} aria-label={name} tabIndex={0}>
      {ext === "md" ? (
        <MarkdownText text={read.text} />
      ) : (
        <DocumentText text={read.text} name={name} />
      )}
    </section>
  );
}

/** Where an editor has gone with the focus, keys would lead nowhere. */
function takeLostFocus(section: HTMLElement | null): void {
  if (section && document.activeElement === document.body) section.focus();
}
