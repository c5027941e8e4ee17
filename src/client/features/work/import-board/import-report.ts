import type { TFunction } from "i18next";
import type { BoardImport, ImportChanges } from "#domain/import/board-import.ts";
import { changesOfImport } from "#domain/import/changes-of-import.ts";
import { cutText, plainToMarkdown } from "#domain/import/clean-text.ts";
import { countImport } from "#domain/import/count-import.ts";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";

type Translate = TFunction<"import">;

/** Each thing that changes or stays behind as a sentence; `write` makes a foreign name fit for where it is read. */
export function changesInWords(
  { leftOut, notes }: ImportChanges,
  t: Translate,
  write: (name: string) => string = (name) => name,
): string[] {
  return [
    ...leftOut.map(({ what, count }) => t(`leftOut.${what}`, { count })),
    ...notes.map(({ what, name, count }) => t(`note.${what}`, { name: write(name), count })),
  ];
}

/** What came and what did not, in markdown: it stays with the plan when the preview is long gone. */
export function importReport(
  board: BoardImport,
  userIds: ReadonlyMap<string, number>,
  t: Translate,
): string {
  const missing = board.members.filter(({ key }) => !userIds.get(key)).map(({ name }) => name);
  const counts = Object.entries(countImport(board)).map(([what, number]) =>
    t("report.count", { what: t(`count.${what}`), number }),
  );
  const changes = changesInWords(changesOfImport(board, userIds), t, plainToMarkdown);
  if (missing.length > 0) {
    changes.push(t("report.missing", { names: missing.map(plainToMarkdown).join(", ") }));
  }
  const { program } = board;
  const title = program === undefined ? t("report.titleFile") : t("report.title", { program });
  const parts = [`**${title}**`, counts.map((line) => `- ${line}`).join("\n")];
  if (changes.length > 0) {
    parts.push(t("report.changes"), changes.map((line) => `- ${line}`).join("\n"));
  }
  return cutText(parts.join("\n\n"), MESSAGE_TEXT_MAX);
}
