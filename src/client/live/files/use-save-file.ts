import { useCallback } from "react";
import type { CallFailure } from "#client/data/calls/failure.ts";
import { saveAddress, saveContent } from "#client/platform/save-file.ts";
import { useData } from "../data-context.ts";

/** Saves a file: from this device where it lies here, else as a download. Answers why it could not be had. */
export function useSaveFile(): (fileId: number, name: string) => Promise<CallFailure | undefined> {
  const { database, quietCall } = useData();
  return useCallback(
    async (fileId, name) => {
      const [{ readOwnContent }, { downloadFile }] = await Promise.all([
        import("#client/data/uploads/read-content.ts"),
        import("#contract/calls/file.ts"),
      ]);
      const own = await readOwnContent(database, fileId, "whole", Date.now());
      if (own) {
        saveContent(name, own);
        return undefined;
      }
      const asked = await quietCall(downloadFile, { type: "annex", fileId });
      if (!asked.ok) return asked.failure;
      // The name of the link says nothing to a browser where contents come from another origin.
      const { href } = new URL(asked.value.url, location.origin);
      saveAddress(name, `${href}&download=1`);
      return undefined;
    },
    [database, quietCall],
  );
}
