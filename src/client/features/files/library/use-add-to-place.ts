import { useCallback } from "react";
import type { Library } from "#client/data/queries/library.ts";
import { useAddFiles } from "#client/live/files/use-add-files.ts";
import { useRun } from "#client/live/use-run.ts";
import type { PlacedFile } from "#client/platform/dropped-files.ts";

/** Puts picked files into a place, with the folders in which they lay; a folder that is there already takes them in. */
export function useAddToPlace(library: Library, to: { pid: number; planId: number }) {
  const run = useRun();
  const addFiles = useAddFiles();
  const { pid: top, planId } = to;
  return useCallback(
    async (files: readonly PlacedFile[], isUnchanged = false) => {
      const known = new Map<string, number>([["", top]]);
      const folderOf = async (folders: readonly string[]): Promise<number | undefined> => {
        const path = folders.join("/");
        const found = known.get(path);
        if (found !== undefined) return found;
        const pid = await folderOf(folders.slice(0, -1));
        if (pid === undefined) return undefined;
        const name = folders.at(-1) ?? "";
        const beside = pid > 0 ? library.inside.get(pid) : library.tops.get(planId);
        const there = beside?.find((item) => item.kind === "folder" && item.name === name);
        const added = there ? undefined : await run("file.addFolder", { pid, planId, name });
        const id = there?.id ?? (added?.ok ? added.reply.id : undefined);
        if (id !== undefined) known.set(path, id);
        return id;
      };
      const byFolder = Map.groupBy(files, ({ folders }) => folders.join("/"));
      for (const placed of byFolder.values()) {
        const pid = await folderOf(placed[0]?.folders ?? []);
        // Why there is no folder was told.
        if (pid === undefined) return;
        await addFiles(
          { pid, planId },
          placed.map(({ file }) => file),
          isUnchanged,
        );
      }
    },
    [library, top, planId, run, addFiles],
  );
}
