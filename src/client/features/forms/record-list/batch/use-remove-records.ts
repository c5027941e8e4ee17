import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeSeen } from "#client/data/database/seen-page.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

type Why = Parameters<ReturnType<typeof useFailureText>>[0];

/**
 * Deletes records once that was meant: those that lie here go without a line as well and can be taken back for a while, others
 * are the server's to delete. What could not go is told.
 */
export function useRemoveRecords(formId: number) {
  const { t } = useTranslation(["records", "shell"]);
  const { database, call, now } = useData();
  const isOnline = useLine() === "up";
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);

  const removeThere = async (ids: readonly number[]): Promise<{ gone: number; why?: Why }> => {
    if (ids.length === 0) return { gone: 0 };
    if (!isOnline) return { gone: 0, why: { reason: "record.notHere" } };
    const { removeRecordsThere } = await import("#client/data/calls/ask-records.ts");
    const result = await removeRecordsThere(call, formId, ids);
    if (!result.ok) return { gone: 0, why: result.failure };
    const { removed, kept } = result.value;
    for (const id of removed) await changeSeen(database, formId, id);
    const [first] = kept;
    return { gone: removed.length, ...(first && { why: first }) };
  };

  /** Whether it was meant. */
  const remove = async (records: readonly FormRecord[]): Promise<boolean> => {
    const question = {
      title: t("prompt"),
      message: `${t("removeQuestion")} ${t("selected", { count: records.length })}`,
    };
    if (!(await confirm({ ...question, confirmLabel: t("remove"), danger: true }))) return false;
    setIsBusy(true);
    const ids = records.map(({ id }) => id);
    const rows = await database.record.bulkGet(ids);
    const here = ids.filter((_id, at) => rows[at] !== undefined);
    const there = ids.filter((_id, at) => rows[at] === undefined);
    const { runSeveralUndoable } = await import("#client/data/commands/run-several-undoable.ts");
    const args = here.map((id) => ({ modelId: formId, id }));
    const { done, refused, undo } = await runSeveralUndoable(
      database,
      "record.remove",
      args,
      now(),
    );
    const away = await removeThere(there);
    setIsBusy(false);
    const takeBack = async () => {
      if ((await undo()) > 0) showToast({ message: t("shell:undoLate") });
    };
    const undoLabel = done === records.length ? t("shell:undo") : t("undoHere", { count: done });
    showToast({
      message: t("removedSeveral", { count: done + away.gone }),
      ...(done > 0 && { action: { label: undoLabel, onClick: () => void takeBack() } }),
    });
    const why = refused[0] ?? away.why;
    const left = records.length - done - away.gone;
    if (why && left > 0) {
      const reason = failureText(why);
      showToast({ message: t("notRemoved", { count: left, reason }), tone: "error" });
    }
    return true;
  };
  return { isBusy, remove };
}
