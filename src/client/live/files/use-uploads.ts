import { useMemo } from "react";
import type { UploadRow } from "#client/data/database/upload-row.ts";
import {
  type BegunUploads,
  readBegunUploads,
  readStoppedUploads,
  readUploads,
  readWifiOnly,
} from "#client/data/queries/uploads.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** Files on their way, of one chat or of all of them. */
export function useUploads({ dialogId }: { readonly dialogId?: number } = {}): Live<UploadRow[]> {
  return useLive(readUploads, dialogId);
}

/** Files whose rows were sent and that go no further by themselves. */
export function useStoppedUploads(): Live<UploadRow[]> {
  return useLive(readStoppedUploads);
}

/** Files for a place of the library that are still being copied, or could not be. */
export function useBegunUploads(pid: number, planId: number): Live<BegunUploads> {
  return useLive(readBegunUploads, pid, planId);
}

/** Whether the bytes of files wait for Wi-Fi. */
export function useWifiOnly(): Live<boolean> {
  return useLive(readWifiOnly);
}

const loadActions = () => import("#client/data/uploads/upload-actions.ts");

/** What a person does with files on their way. */
export function useUploadActions() {
  const { database, syncNow } = useData();
  return useMemo(
    () => ({
      async pause(fileId: number): Promise<void> {
        await (await loadActions()).pauseUpload(database, fileId);
      },
      async resume(fileId: number): Promise<void> {
        await (await loadActions()).resumeUpload(database, fileId);
        syncNow();
      },
      /** Where its bytes could not be read nothing comes of it: it has to be picked again. */
      async retry(fileId: number): Promise<void> {
        await (await loadActions()).retryUpload(database, fileId, Date.now());
        syncNow();
      },
      /** Goes on with a file of which this device has lost something, with what was picked again. */
      async bringAgain(fileId: number, picked: Blob): Promise<void> {
        const { bringAgain } = await import("#client/data/uploads/bring-again.ts");
        await bringAgain(database, fileId, picked, Date.now());
        syncNow();
      },
      /** Takes it away with its message. */
      async remove(fileId: number): Promise<void> {
        await (await loadActions()).removeUpload(database, fileId, Date.now());
      },
      async pauseAll(): Promise<void> {
        await (await loadActions()).pauseUploads(database);
      },
      async resumeAll(): Promise<void> {
        await (await loadActions()).resumeUploads(database);
        syncNow();
      },
      async setWifiOnly(value: boolean): Promise<void> {
        await database.meta.put({ key: "wifiOnly", value });
        syncNow();
      },
    }),
    [database, syncNow],
  );
}
