import { useCallback } from "react";
import { toldOfDownload } from "#client/data/calls/told-download.ts";
import { useSaveFile } from "#client/live/files/use-save-file.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** Saves a file, and says why where it cannot be had. */
export function useDownload(): (fileId: number, name: string) => Promise<void> {
  const save = useSaveFile();
  const failureText = useFailureText();
  return useCallback(
    async (fileId, name) => {
      const failure = await save(fileId, name);
      const told = failure && toldOfDownload(failure, name);
      if (told) showToast({ message: failureText(told), tone: "error" });
    },
    [save, failureText],
  );
}
