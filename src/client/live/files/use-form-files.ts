import { useMemo } from "react";
import type { CallFailure } from "#client/data/calls/failure.ts";
import { changeSeen } from "#client/data/database/seen-page.ts";
import type { RunResult } from "#client/data/commands/run-command.ts";
import type { NamingFiles } from "#client/data/uploads/run-with-files.ts";
import type { UploadRow } from "#client/data/database/upload-row.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import type { ArgumentsOf, ReplyTo } from "#domain/commands.ts";
import { useData } from "../data-context.ts";
import type { PictureOptions } from "./prepare-picked.ts";

/** What is done with files that fields of a form name. */
export function useFormFiles() {
  const { database, call, now } = useData();
  return useMemo(
    () => ({
      /** Keeps picked files here until the record is sent that names them; the promise ends before their bytes are copied. */
      async keep(
        files: readonly globalThis.File[],
        pictures: PictureOptions = {},
      ): Promise<readonly UploadRow[]> {
        const { sendFiles } = await import("./send-files.ts");
        const rows = await sendFiles(database, { isOfRecord: true }, files, pictures);
        void persistStorage();
        return rows;
      },
      /** Lets go of files that were kept and never sent; those of a record that was sent stay. */
      async letGo(fileIds: readonly number[]): Promise<void> {
        const { removeUpload } = await import("#client/data/uploads/upload-actions.ts");
        for (const fileId of fileIds) await removeUpload(database, fileId, Date.now());
      },
      /** Sends a record, or what is said to it, with the files that it names. */
      async send<Name extends NamingFiles>(
        name: Name,
        args: ArgumentsOf<Name>,
        fileIds: readonly number[],
      ): Promise<RunResult<ReplyTo<Name>>> {
        const { runWithFiles } = await import("#client/data/uploads/run-with-files.ts");
        const result = await runWithFiles(database, name, args, fileIds, now());
        if (result.ok) void persistStorage();
        return result;
      },
      /** Changes a record that does not lie here, with the files that it names; answers why not. */
      async editThere(
        args: ArgumentsOf<"record.edit"> & { readonly modelId: number },
        fileIds: readonly number[],
      ): Promise<Pick<CallFailure, "code" | "reason" | "data"> | undefined> {
        const { sendWithFiles } = await import("#client/data/uploads/run-with-files.ts");
        const { editRecordThere } = await import("#client/data/calls/ask-records.ts");
        const named = { recordId: args.id, fileIds };
        const result = await sendWithFiles(database, named, (files) =>
          editRecordThere(call, { ...args, ...(files.length > 0 && { files: [...files] }) }),
        );
        if (!("ok" in result)) return result;
        if (!result.ok) return result.failure;
        await changeSeen(database, args.modelId, args.id, result.value);
        return undefined;
      },
    }),
    [database, call, now],
  );
}
