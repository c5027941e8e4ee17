import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { MissingWords } from "#client/parts/preview/missing-words.tsx";
import { PaperLoading } from "#client/parts/preview/paper/paper-notice.tsx";
import { type FileText, useFileText } from "#client/parts/preview/text/use-file-text.ts";
import { type PiecePair, pairPieces } from "#client/parts/text/piece-pairs.ts";
import { Moment } from "#client/parts/time/moment.tsx";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import type { File } from "#domain/file/file.ts";
import type { NoteKind } from "./note-kind.ts";
import classes from "./notes.module.css";
import { markOf, type ToldApart, toldApart } from "./told-apart.ts";

/** Two versions as they are read, and what of them is the same. */
export interface ComparedNotes {
  readonly left: File;
  readonly right: File;
  readonly one: FileText;
  readonly other: FileText;
  /** Undefined where one of them cannot be read, or was not written here. */
  readonly pairs: readonly PiecePair[] | undefined;
}

/** Reads two versions to be compared. */
export function useComparedNotes(kind: NoteKind, left: File, right: File): ComparedNotes {
  const one = useFileText(left.id, left.size);
  const other = useFileText(right.id, right.size);
  const pairs = useMemo(() => pairsOf(kind, one, other), [kind, one, other]);
  return { left, right, one, other, pairs };
}

interface NotePairsProps {
  readonly kind: NoteKind;
  readonly compared: ComparedNotes;
  /** The one that stands now, where the other is an earlier one; left out of two that stand at once. */
  readonly currentId?: number;
}

/** Two versions side by side, or why they cannot be. */
export function NotePairs({ kind, compared, currentId }: NotePairsProps) {
  const { t } = useTranslation("note");
  const { left, right, pairs } = compared;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    <section className={classes.body} aria-label={t("sideBySide")} tabIndex={0}>
      {pairs ? (
        <PairTable {...{ kind, left, right, pairs, currentId }} />
      ) : (
        <Missing {...compared} />
      )}
    </section>
  );
}

function pairsOf(kind: NoteKind, one: FileText, other: FileText): PiecePair[] | undefined {
  const texts = [one, other].map((read) =>
    read.state === "ready" && !read.isCut ? kind.read(read.text) : undefined,
  );
  const [first, second] = texts;
  if (first === undefined || second === undefined) return undefined;
  return pairPieces(kind.pieces(first), kind.pieces(second));
}

function Missing({ left, right, one, other }: ComparedNotes) {
  const { t } = useTranslation("note");
  if (one.state === "loading" || other.state === "loading") return <PaperLoading />;
  const [missing, file] = one.state === "missing" ? [one, left] : [other, right];
  if (missing.state === "missing")
    return <MissingWords fileId={file.id} isArriving={missing.isArriving} />;
  return <p className={classes.hint}>{t("notComparable")}</p>;
}

interface PairTableProps {
  readonly kind: NoteKind;
  readonly left: File;
  readonly right: File;
  readonly pairs: readonly PiecePair[];
  readonly currentId: number | undefined;
}

function PairTable({ kind, left, right, pairs, currentId }: PairTableProps) {
  const isHistory = currentId !== undefined;
  const by = toldApart(left, right, isHistory);
  return (
    <table className={classes.pairs}>
      <thead>
        <tr>
          <VersionHead version={left} by={by} isCurrent={left.id === currentId} />
          <VersionHead version={right} by={by} isCurrent={right.id === currentId} />
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ one, other, isSame }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- what is compared never moves
          <tr key={place} data-same={isSame || undefined}>
            <PieceCell piece={one} isSame={isSame} kind={kind} mark={markOf("left", isHistory)} />
            <PieceCell
              piece={other}
              isSame={isSame}
              kind={kind}
              mark={markOf("right", isHistory)}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface VersionHeadProps {
  readonly version: File;
  readonly by: ToldApart;
  readonly isCurrent: boolean;
}

function VersionHead({ version, by, isCurrent }: VersionHeadProps) {
  const { t } = useTranslation(["note", "library"]);
  const { userId } = useData();
  const { absolute } = useFormatTime();
  const users = useUsers();
  const name = users.get(version.userId)?.nickname ?? t("task:somebody");
  if (by === "time") {
    return (
      <th scope="col">
        <Moment time={version.createTime}>{absolute(version.createTime)}</Moment>
        <span className={classes.when}>
          {name}
          {isCurrent && ` · ${t("library:current")}`}
        </span>
      </th>
    );
  }
  return (
    <th scope="col">
      {version.userId === userId ? t("yours") : name}
      <span className={classes.when}>
        <RelativeTime time={version.createTime} />
      </span>
    </th>
  );
}

interface PieceCellProps {
  readonly piece: string | undefined;
  readonly isSame: boolean;
  readonly kind: NoteKind;
  /** How it is marked where the other side has it not. */
  readonly mark: "del" | "ins";
}

function PieceCell({ piece, isSame, kind, mark: Mark }: PieceCellProps) {
  const text = piece === undefined ? "" : kind.shown(piece);
  const isOnlyHere = piece !== undefined && !isSame;
  return (
    <td data-nothing={piece === undefined || undefined}>
      {isOnlyHere ? <Mark>{text}</Mark> : text}
    </td>
  );
}
