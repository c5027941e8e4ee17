import { useMemo } from "react";
import type { AddingTo, SendingTo } from "#client/data/uploads/add-uploads.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import { stemOf } from "#domain/file/file-name.ts";
import { taskOfText } from "./task-of-text.ts";

/** Where what was handed over has gone; undefined where it was refused. */
export type SharedTo =
  | { readonly kind: "chat"; readonly dialogId: number }
  | { readonly kind: "task"; readonly planId: number; readonly taskId: number }
  | { readonly kind: "files"; readonly planId: number };

/** Words and files on their way to a place. Each promise ends when all of it lies on this device as the person's own. */
export function useSendShared() {
  const { database } = useData();
  const run = useRun();
  return useMemo(() => {
    const copy = async (
      to: SendingTo | AddingTo,
      files: readonly globalThis.File[],
      asOriginal: boolean,
    ) => {
      const { sendWhole } = await import("#client/live/files/send-files.ts");
      await sendWhole(database, to, files, { asOriginal });
      void persistStorage();
    };
    return {
      async toChat(
        dialogId: number,
        text: string,
        files: readonly globalThis.File[],
      ): Promise<SharedTo | undefined> {
        if (files.length > 0) await copy({ dialogId, ...(text && { text }) }, files, false);
        else if (!(await run("message.sendText", { dialogId, text })).ok) return undefined;
        return { kind: "chat", dialogId };
      },
      /** A task without words is called as the first of its files. */
      async toTask(
        planId: number,
        text: string,
        files: readonly globalThis.File[],
      ): Promise<SharedTo | undefined> {
        const told = text || stemOf(files[0]?.name ?? "");
        const added = await run("task.add", { planId, ...taskOfText(told) });
        if (!added.ok) return undefined;
        const { id: taskId } = added.reply;
        if (files.length > 0) {
          const opened = await run("task.openDialog", { taskId });
          if (opened.ok) await copy({ dialogId: opened.reply.id }, files, false);
        }
        return { kind: "task", planId, taskId };
      },
      /** Into the library of a plan, or among one's own files (0). */
      async toFiles(planId: number, files: readonly globalThis.File[]): Promise<SharedTo> {
        await copy({ pid: 0, planId }, files, true);
        return { kind: "files", planId };
      },
    };
  }, [database, run]);
}
