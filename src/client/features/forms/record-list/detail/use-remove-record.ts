import { useTranslation } from "react-i18next";
import { changeSeen } from "#client/data/database/seen-page.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { useRunUndoable } from "#client/parts/undo/use-run-undoable.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";

interface ToRemove {
  readonly formId: number;
  readonly recordId: number;
  /** Whether it lies on this device: then it goes without a line as well. */
  readonly isHere: boolean;
}

/** Deletes a record once that was meant; whether it went. */
export function useRemoveRecord({ formId, recordId, isHere }: ToRemove): () => Promise<boolean> {
  const { t } = useTranslation("records");
  const { database, call } = useData();
  const failureText = useFailureText();
  const runUndoable = useRunUndoable();
  const removeHere = () =>
    runUndoable("record.remove", { modelId: formId, id: recordId }, t("removed"));
  const removeThere = async () => {
    const { removeRecordThere } = await import("#client/data/calls/ask-records.ts");
    const result = await removeRecordThere(call, formId, recordId);
    const failure = result.ok ? result.value && { reason: result.value } : result.failure;
    if (failure) {
      showToast({ message: failureText(failure), tone: "error" });
      return false;
    }
    await changeSeen(database, formId, recordId);
    showToast({ message: t("removed"), tone: "success" });
    return true;
  };
  return async () => {
    const question = { title: t("prompt"), message: t("removeQuestion") };
    if (!(await confirm({ ...question, confirmLabel: t("remove"), danger: true }))) return false;
    return isHere ? removeHere() : removeThere();
  };
}
