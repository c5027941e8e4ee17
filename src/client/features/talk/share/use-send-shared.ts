import { useMemo, useRef } from "react";
import type { AddingTo, SendingTo } from "#client/data/uploads/add-uploads.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import { stemOf } from "#domain/file/file-name.ts";
import { parameterError } from "#domain/refusal.ts";
import { taskOfText } from "./task-of-text.ts";

/** Where what was handed over has gone. */
export type SharedTo =
  | { readonly kind: "chat"; readonly dialogId: number }
  | { readonly kind: "task"; readonly planId: number; readonly taskId: number }
  | { readonly kind: "files"; readonly planId: number };

/** What became of it: undefined where it was refused; `left` are those files that could not be copied, which is told. */
export type Sent = { readonly to: SharedTo; readonly left: readonly globalThis.File[] } | undefined;

/**
 * Words and files on their way to a place. Each promise ends when all of it that could be taken lies on this device as the
 * person's own.
 */
export function useSendShared() {
  const { database, onRefused } = useData();
  const run = useRun();
  /** The task that was made, for what comes to it when the rest is tried once more. */
  const made = useRef<{ readonly planId: number; readonly taskId: number }>(undefined);
  return useMemo(() => {
    const copy = async (
      to: SendingTo | AddingTo,
      files: readonly globalThis.File[],
      asOriginal: boolean,
    ): Promise<readonly globalThis.File[]> => {
      if (files.length === 0) return [];
      const [{ sendWhole }, { dropUpload }] = await Promise.all([
        import("#client/live/files/send-files.ts"),
        import("#client/data/uploads/drop-upload.ts"),
      ]);
      const begun = await sendWhole(database, to, files, { asOriginal });
      void persistStorage();
      const rows = await database.upload.bulkGet(begun.map(({ fileId }) => fileId));
      const left: globalThis.File[] = [];
      for (const [index, row] of rows.entries()) {
        const file = files[index];
        // What is gone by now was sent.
        if (row?.state !== "error" || row.md5 !== "" || !file) continue;
        await dropUpload(database, row.fileId);
        const { failure } = row;
        if (failure && left.length === 0) onRefused(parameterError(failure.reason, failure.data));
        left.push(file);
      }
      return left;
    };
    const taskFor = async (planId: number, told: string): Promise<number | undefined> => {
      if (made.current?.planId === planId) return made.current.taskId;
      const added = await run("task.add", { planId, ...taskOfText(told) });
      if (!added.ok) return undefined;
      made.current = { planId, taskId: added.reply.id };
      return added.reply.id;
    };
    return {
      async toChat(
        dialogId: number,
        text: string,
        files: readonly globalThis.File[],
      ): Promise<Sent> {
        const to = { kind: "chat", dialogId } as const;
        if (files.length > 0)
          return { to, left: await copy({ dialogId, ...(text && { text }) }, files, false) };
        const sent = await run("message.sendText", { dialogId, text });
        return sent.ok ? { to, left: [] } : undefined;
      },
      /** A task without words is called as the first of its files. */
      async toTask(planId: number, text: string, files: readonly globalThis.File[]): Promise<Sent> {
        const taskId = await taskFor(planId, text || stemOf(files[0]?.name ?? ""));
        if (taskId === undefined) return undefined;
        const to = { kind: "task", planId, taskId } as const;
        if (files.length === 0) return { to, left: [] };
        const opened = await run("task.openDialog", { taskId });
        if (!opened.ok) return undefined;
        return { to, left: await copy({ dialogId: opened.reply.id }, files, false) };
      },
      /** Into the library of a plan, or among one's own files (0). */
      async toFiles(planId: number, files: readonly globalThis.File[]): Promise<Sent> {
        const to = { kind: "files", planId } as const;
        return { to, left: await copy({ pid: 0, planId }, files, true) };
      },
    };
  }, [database, onRefused, run]);
}
