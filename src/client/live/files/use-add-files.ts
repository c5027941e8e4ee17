import { useCallback } from "react";
import type { AddingTo, DrawingTo, RenewingTo } from "#client/data/uploads/add-uploads.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import { useData } from "../data-context.ts";

/** Puts picked files into a place of the library, as the newest content of a file there, or into a register of drawings, pictures in the size that they have; the promise ends before their bytes are copied. Unchanged they go with all that they say of themselves, their place too. */
export function useAddFiles() {
  const { database } = useData();
  return useCallback(
    async (
      to: AddingTo | RenewingTo | DrawingTo,
      files: readonly globalThis.File[],
      isUnchanged = false,
    ): Promise<void> => {
      if (files.length === 0) return;
      const { sendFiles } = await import("./send-files.ts");
      await sendFiles(database, to, files, {
        asOriginal: true,
        ...(isUnchanged && { unchanged: new Set(files) }),
      });
      void persistStorage();
    },
    [database],
  );
}
