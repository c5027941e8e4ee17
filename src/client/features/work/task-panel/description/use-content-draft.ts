import { useCallback, useEffect, useRef, useState } from "react";
import { useRun } from "#client/live/use-run.ts";
import { useKeptWriting } from "#client/parts/text/use-kept-writing.ts";
import { useWriting, type Written } from "#client/parts/text/use-writing.ts";

/** The version that is changed, 0 = there was none. */
type Made = Readonly<Record<"version", number>>;

/** A description that is being written. */
interface ContentDraft {
  readonly html: string;
  /** The version it was based on, 0 = there was none. */
  readonly version: number;
}

interface StoredContent {
  readonly content: string;
  readonly version: number;
}

/** Writing a task's description: what was kept and never saved is `offered` again. */
export function useContentDraft(taskId: number, stored: StoredContent) {
  const name = `content.${taskId}`;
  const run = useRun();
  const [startHtml, setStartHtml] = useState<string>();
  /** What could not be saved, or "none" once what was kept has been taken up or thrown away. */
  const [left, setLeft] = useState<ContentDraft | "none">();
  const { row } = useKeptWriting(name, "task.edit");
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);

  const saveWritten = useCallback(
    async ({ text, made: { version } }: Written<Made>): Promise<Made | undefined> => {
      if (text === latest.current.content) return { version };
      const change = { id: taskId, content: text, contentVersion: version };
      return (await run("task.edit", change)).ok ? { version: version + 1 } : undefined;
    },
    [run, taskId],
  );
  const writing = useWriting<Made>({
    name,
    command: "task.edit",
    begin: { made: { version: stored.version } },
    saveWritten,
  });
  const { save, leaveKept } = writing;

  /** Opens the editor with the description, or with what was kept of it. */
  const start = (from?: ContentDraft) => {
    writing.start({ version: stored.version }, from?.html);
    setLeft("none");
    setStartHtml(from?.html ?? stored.content);
  };

  const finish = useCallback(async () => {
    if (!(await save())) {
      const written = leaveKept();
      if (written) setLeft({ html: written.text, version: written.made.version });
    }
    setStartHtml(undefined);
  }, [save, leaveKept]);

  const discard = () => {
    writing.discard();
    setLeft("none");
  };

  const found = row && { html: row.text, version: row.made["version"] ?? 0 };
  const kept = left === "none" ? undefined : (left ?? found);
  const offered = kept && kept.html !== stored.content ? kept : undefined;
  return { startHtml, offered, start, change: writing.change, save, finish, discard };
}
