import type { CommandName } from "#domain/commands.ts";
import { textOfHtml } from "#domain/export/text-of-html.ts";
import { countBut } from "../database/find-rows.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** One thing that has not reached the server, short enough to be kept beside the database. */
export interface UnsentTitle {
  /** "draft": words in a chat that were not sent. */
  readonly command: CommandName | "draft";
  /** What the person wrote, at most 80 characters; empty where they wrote nothing. */
  readonly words: string;
  /** Epoch ms. */
  readonly at: number;
}

/** What would be lost with the database. */
export interface UnsentDigest {
  readonly count: number;
  /** The first 20 of them. */
  readonly titles: readonly UnsentTitle[];
}

const TITLES_MAX = 20;
const WORDS_MAX = 80;

/**
 * What has not reached the server: what waits, what was refused and needs attention, what is being written, and the
 * content of files, each beside the message that announces it.
 */
export async function readUnsent(database: LocalDatabase): Promise<UnsentDigest> {
  const { outbox, attention, draft, writing, upload } = database;
  const [waits, needs, uploads, waitCount, needCount, uploadCount, drafts, texts] =
    await Promise.all([
      outbox.where("state").notEqual("applied").limit(TITLES_MAX).sortBy("n"),
      attention.limit(TITLES_MAX).toArray(),
      upload.where("state").notEqual("success").limit(TITLES_MAX).toArray(),
      countBut(outbox, "applied"),
      attention.count(),
      countBut(upload, "success"),
      draft.toArray(),
      writing.toArray(),
    ]);
  const written = drafts.filter(({ text }) => text.trim() !== "");
  const titles = [
    ...[...waits, ...needs].map(({ command, words = "", at }) => ({
      command,
      words: cut(words),
      at,
    })),
    ...written.map(({ text, time }) => ({ command: "draft" as const, words: cut(text), at: time })),
    ...texts.map(({ command, text, time }) => ({
      command,
      words: cut(textOfHtml(text)),
      at: time,
    })),
    ...uploads.map(({ command, name, createTime }) => ({
      command: command.name,
      words: cut(name),
      at: createTime,
    })),
  ];
  return {
    count: waitCount + needCount + written.length + texts.length + uploadCount,
    titles: titles.slice(0, TITLES_MAX),
  };
}

function cut(words: string): string {
  const line = words.replaceAll(/\s+/g, " ").trim();
  // Not in the middle of a character that takes two places.
  return line.slice(0, WORDS_MAX).replace(/[\uD800-\uDBFF]$/, "");
}
