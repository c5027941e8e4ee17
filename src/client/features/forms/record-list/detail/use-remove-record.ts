import { useTranslation } from "react-i18next";
import { changeSeen } from "#client/data/database/seen-page.ts";
import { useData } from "#client/live/data-context.ts";
import { useUndoable } from "#client/live/use-undoable.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
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
  const { database, call, onRefused } = useData();
  const failureText = useFailureText();
  const run = useUndoable();
  const removeHere = async () => {
    const result = await run("record.remove", { modelId: formId, id: recordId });
    if (!result.ok) {
      onRefused(result.refusal);
      return false;
    }
    const undo = async () => {
      if (!(await result.undo())) showToast({ message: t("undoLate") });
    };
    const action = { label: t("undo"), onClick: () => void undo() };
    showToast({ message: t("removed"), action });
    return true;
  };
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
