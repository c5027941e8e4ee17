import { useCallback } from "react";
import type { AddingTo, RenewingTo } from "#client/data/uploads/add-uploads.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import { parameterError } from "#domain/refusal.ts";
import { useData } from "../data-context.ts";

/** What a text became that was saved. */
export interface SavedText {
  readonly itemId: number;
  readonly fileId: number;
}

/**
 * Saves a text that was written here as a file of the library or as the newest content of one. Once the promise ends it lies
 * on this device to be sent; undefined = it was refused, the person was told, and nothing of it is kept.
 */
export function useSaveText(): (
  to: AddingTo | RenewingTo,
  file: globalThis.File,
) => Promise<SavedText | undefined> {
  const { database, onRefused, syncNow } = useData();
  return useCallback(
    async (to, file) => {
      const [{ sendWhole }, { dropUpload }] = await Promise.all([
        import("./send-files.ts"),
        import("#client/data/uploads/drop-upload.ts"),
      ]);
      const [begun] = await sendWhole(database, to, [file]);
      const row = begun && (await database.upload.get(begun.fileId));
      // What is gone by now was sent.
      const failure = row?.state === "error" ? row.failure : undefined;
      if (failure) {
        await dropUpload(database, row?.fileId ?? 0);
        onRefused(parameterError(failure.reason, failure.data));
        return undefined;
      }
      if (!begun) return undefined;
      void persistStorage();
      syncNow();
      const { fileId, command } = begun;
      const named = command.args as { readonly id?: number };
      return { fileId, itemId: named.id ?? 0 };
    },
    [database, onRefused, syncNow],
  );
}
