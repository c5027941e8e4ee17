import { useCallback, useEffect, useRef, useState } from "react";
import { useRun } from "#client/live/use-run.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { BEFORE_RELOAD } from "#client/platform/service-worker.ts";
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
 * Writing a task's description: what is typed is kept in this browser 600 ms after the last key and whenever the
 * page may go, until it is saved. What was kept and never saved is `offered` again.
 */
export function useContentDraft(taskId: number, stored: StoredContent) {
  const name = `content.${taskId}`;
  const run = useRun();
  const [startHtml, setStartHtml] = useState<string>();
  const [kept, setKept] = useState(() => readDraft(name));
  const draft = useRef<ContentDraft>(undefined);
  const base = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    if (draft.current) writeKept(name, JSON.stringify(draft.current));
  }, [name]);

  const save = useCallback(async (): Promise<boolean> => {
    const words = draft.current;
    if (!words) return true;
    keep();
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
  }, [keep, name, run, taskId]);

  useEffect(() => {
    addEventListener("pagehide", keep);
    addEventListener(BEFORE_RELOAD, keep);
    return () => {
      removeEventListener("pagehide", keep);
      removeEventListener(BEFORE_RELOAD, keep);
      void save();
    };
  }, [keep, save]);

  const change = useCallback(
    (html: string) => {
      draft.current = { html, version: base.current };
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, DRAFT_SAVE_DELAY);
    },
    [keep],
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
