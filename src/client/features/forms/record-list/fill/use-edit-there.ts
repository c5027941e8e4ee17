import { useTranslation } from "react-i18next";
import { useFormFiles } from "#client/live/files/use-form-files.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { ArgumentsOf } from "#domain/commands.ts";

type Editing = ArgumentsOf<"record.edit"> & { readonly modelId: number };

/**
 * Changes a record that does not lie here. Where somebody else changed the same meanwhile, the person says whose counts;
 * answers why it was not done, "left" where they left it to the other.
 */
export function useEditThere() {
  const { t } = useTranslation("records");
  const { editThere } = useFormFiles();
  return async (args: Editing, fileIds: readonly number[]) => {
    const failure = await editThere(args, fileIds);
    const theirs = failure?.reason === "conflict" ? standingOf(failure.data) : undefined;
    if (theirs === undefined) return failure;
    const question = { title: t("prompt"), message: t("overwriteQuestion") };
    const isSure = await confirm({ ...question, confirmLabel: t("overwrite"), danger: true });
    return isSure ? editThere({ ...args, was: theirs }, fileIds) : "left";
  };
}

/** What stands on the server of the same fields, as JSON. */
function standingOf(data: unknown): string | undefined {
  const { theirs } = (data ?? {}) as { readonly theirs?: { readonly data?: unknown } };
  return typeof theirs?.data === "string" ? theirs.data : undefined;
}
