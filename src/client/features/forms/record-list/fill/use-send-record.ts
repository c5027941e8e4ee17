import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useFormFiles } from "#client/live/files/use-form-files.ts";
import type { FormStore } from "#client/parts/form-fill/store/form-store.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";
import { filesNamed } from "#domain/record/record-files.ts";
import type { Refusal } from "#domain/refusal.ts";
import { changedValues } from "./changed-values.ts";
import { useEditThere } from "./use-edit-there.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";

type Told = Pick<Refusal, "code" | "reason" | "data">;

interface ToSend {
  readonly open: OpenRecord;
  readonly isAway: boolean;
  readonly store: FormStore;
  /** What the record said when it was begun. */
  readonly base: JsonObject;
}

/** Sends what was filled in, without a network too; answers the record's id, or nothing where something hinders it, which is said at its field. */
export function useSendRecord({
  open,
  isAway,
  store,
  base,
}: ToSend): () => Promise<number | undefined> {
  const { t } = useTranslation("records");
  const { onRefused } = useData();
  const { send } = useFormFiles();
  const editThere = useEditThere();
  const tell = (refusal: Told) => {
    const problems = problemsOf(refusal);
    if (problems.length > 0) store.say(problems);
    else onRefused(refusal);
  };
  return async () => {
    const hard = store.check();
    if (hard.length > 0) {
      showToast({ message: t("notYet", { count: hard.length }), tone: "error" });
      return undefined;
    }
    const values = writeValues(store.state.values);
    const { form, versionId, ready, record } = open;
    const files = [...filesNamed(ready.form, store.state.values)];
    if (!record) {
      const args = { modelId: form.id, versionId, data: JSON.stringify(values) };
      const added = await send("record.add", args, files);
      if (!added.ok) tell(added.refusal);
      return added.ok ? added.reply.id : undefined;
    }
    const { data, was } = changedValues(ready.form, base, values);
    if (Object.keys(data).length === 0) return record.id;
    const args = { id: record.id, data: JSON.stringify(data), was: JSON.stringify(was) };
    if (isAway) {
      const failure = await editThere({ ...args, modelId: form.id }, files);
      if (failure && failure !== "left")
        tell({ ...failure, data: failure.data as Refusal["data"] });
      return failure ? undefined : record.id;
    }
    const edited = await send("record.edit", args, files);
    if (!edited.ok) tell(edited.refusal);
    return edited.ok ? record.id : undefined;
  };
}

/** What the rules find wrong with single fields. */
function problemsOf({ data }: Told): readonly RecordProblem[] {
  const problems = (data as { readonly problems?: unknown } | undefined)?.problems;
  return Array.isArray(problems) ? (problems as RecordProblem[]) : [];
}
