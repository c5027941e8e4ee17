import { useCallback } from "react";
import { saveAddress, saveContent } from "#client/platform/save-file.ts";
import { useData } from "../data-context.ts";
import { contentSettings } from "./content-settings.ts";

/** Saves a file: from this device where it lies here, else as a download. Answers whether it could be had. */
export function useSaveFile(): (fileId: number, name: string) => Promise<boolean> {
  const { database } = useData();
  return useCallback(
    async (fileId, name) => {
      const { askAddress, readOwnContent } = await import("#client/data/uploads/read-content.ts");
      const own = await readOwnContent(database, fileId, "whole", Date.now());
      if (own) {
        saveContent(name, own);
        return true;
      }
      const address = await askAddress(fileId, contentSettings);
      // The name of the link says nothing to a browser where contents come from another origin.
      if (address !== undefined) saveAddress(name, `${address}&download=1`);
      return address !== undefined;
    },
    [database],
  );
}
