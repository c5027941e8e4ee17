import { useCallback } from "react";
import type { CallFailure } from "#client/data/calls/failure.ts";
import { saveAddress, saveContent } from "#client/platform/save-file.ts";
import { useData } from "../data-context.ts";

/** Saves a file: from this device where it lies here, else as a download. Answers why it could not be had. */
export function useSaveFile(): (fileId: number, name: string) => Promise<CallFailure | undefined> {
  const { database, quietCall } = useData();
  return useCallback(
    async (fileId, name) => {
      const { readOwnContent } = await import("#client/data/uploads/read-content.ts");
      const own = await readOwnContent(database, fileId, "whole", Date.now());
      if (own) {
        saveContent(name, own);
        return undefined;
      }
      const { askDownload } = await import("#client/data/calls/ask-download.ts");
      const asked = await askDownload(quietCall, fileId, location.origin);
      if (!asked.ok) return asked.failure;
      saveAddress(name, asked.value);
      return undefined;
    },
    [database, quietCall],
  );
}
