import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRun } from "#client/live/use-run.ts";
import { useSavedOnLeaving } from "#client/parts/text/use-saved-on-leaving.ts";
import { keepWithin } from "#client/platform/keep-within.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { DRAFT_SAVE_DELAY } from "#domain/limits.ts";

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

function readDraft(name: string): ContentDraft | undefined {
  const text = readKept(name);
  return text === "" ? undefined : (JSON.parse(text) as ContentDraft);
}

/**
 * Writing a task's description: what is typed is kept in this browser within 600 ms and whenever the page may
 * go, until it is saved. What was kept and never saved is `offered` again.
 */
export function useContentDraft(taskId: number, stored: StoredContent) {
  const name = `content.${taskId}`;
  const run = useRun();
  const [startHtml, setStartHtml] = useState<string>();
  const [kept, setKept] = useState(() => readDraft(name));
  const draft = useRef<ContentDraft>(undefined);
  const base = useRef(0);
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);

  const keeper = useMemo(
    () =>
      keepWithin<ContentDraft>(DRAFT_SAVE_DELAY, (words) => writeKept(name, JSON.stringify(words))),
    [name],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const words = draft.current;
    if (!words) return true;
    keeper.flush();
    if (words.html !== latest.current.content) {
      const change = { id: taskId, content: words.html, contentVersion: words.version };
      if (!(await run("task.edit", change)).ok) return false;
      base.current = words.version + 1;
    }
    if (draft.current === words) {
      draft.current = undefined;
      writeKept(name, "");
    } else if (draft.current) {
      draft.current = { ...draft.current, version: base.current };
    }
    return true;
  }, [keeper, name, run, taskId]);

  useSavedOnLeaving(keeper, save);

  const change = useCallback(
    (html: string) => {
      draft.current = { html, version: base.current };
      keeper.change(draft.current);
    },
    [keeper],
  );

  /** Opens the editor with the description, or with what was kept of it. */
  const start = (from?: ContentDraft) => {
    base.current = stored.version;
    if (from) draft.current = { html: from.html, version: stored.version };
    setKept(undefined);
    setStartHtml(from?.html ?? stored.content);
  };

  const finish = useCallback(async () => {
    if (!(await save())) {
      setKept(draft.current);
      draft.current = undefined;
    }
    setStartHtml(undefined);
  }, [save]);

  const discard = () => {
    writeKept(name, "");
    setKept(undefined);
  };

  const offered = kept && kept.html !== stored.content ? kept : undefined;
  return { startHtml, offered, start, change, save, finish, discard };
}
