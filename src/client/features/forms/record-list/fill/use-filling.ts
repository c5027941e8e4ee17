import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useFormFiles } from "#client/live/files/use-form-files.ts";
import { localAround } from "#client/parts/form-fill/around/local-around.ts";
import { draftName } from "#client/parts/form-fill/draft/draft-name.ts";
import { useFormStore } from "#client/parts/form-fill/draft/use-form-store.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { startState } from "#client/parts/record/start-state.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { StepFields } from "#domain/approval/definition/fields-to-fill.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { fieldRights } from "#domain/form/permissions/field-rights.ts";
import type { RecordDraft } from "#domain/record/draft/record-draft.ts";
import { filesNamed } from "#domain/record/record-files.ts";

interface Filling {
  readonly open: OpenRecord;
  readonly surroundings: FormSurroundings;
  /** What alone can be filled in, because a step of a flow asks for it. */
  readonly step: StepFields | undefined;
  /** What of a new one stands on all devices of the person. */
  readonly draft?: RecordDraft | undefined;
  /** What a new one says from the beginning, besides its defaults. */
  readonly given?: JsonObject | undefined;
}

/** A record that is filled in, with what is known around it; what is typed is kept on this device meanwhile. */
export function useFilling({ open, surroundings, step, draft, given }: Filling) {
  const { userId, now } = useData();
  const isPhone = useIsPhone();
  const { form, versionId, ready, record, own } = open;
  const recordId = record?.id ?? 0;
  const { units, recordsOf, interfaceOf, calendar, leave } = surroundings;
  const around = useMemo(() => {
    const known = { units, recordsOf, interfaceOf, calendar, leave };
    return localAround({ ...ready, ...known, userId, recordId, now: now() });
  }, [ready, units, recordsOf, interfaceOf, calendar, leave, userId, recordId, now]);
  // Read once: a record does not change under the hands of whoever works on it; what others did is put together when it is sent.
  const [rights] = useState(() => {
    const isLimited = step !== undefined || Object.keys(own).length > 0;
    return isLimited ? fieldRights(ready.form, { own, ...(step && { step }) }) : undefined;
  });
  const [begun] = useState(() => startState(ready, around, { record, rights, given }));
  const shared = useMemo(
    () => (recordId === 0 ? { formId: form.id, versionId, draft } : undefined),
    [recordId, form.id, versionId, draft],
  );
  const filling = useFormStore({
    name: draftName(form.id, recordId),
    ...begun,
    versionId,
    filling: { device: isPhone ? "app" : "pc", ...(rights && { rights }) },
    now,
    shared,
  });
  const { store, isFresh, forget } = filling;
  useEffect(() => store.know(around), [store, around]);
  const { t } = useTranslation("records");
  const { letGo } = useFormFiles();
  /** Gives up what was typed, with the files that were never sent, once the person is sure of it; whether they are. */
  const discard = async (): Promise<boolean> => {
    const question = { title: t("prompt"), message: t("leaveQuestion") };
    const isSure =
      isFresh() || (await confirm({ ...question, confirmLabel: t("discard"), danger: true }));
    if (!isSure) return false;
    forget();
    void letGo([...filesNamed(ready.form, store.state.values)]);
    return true;
  };
  return { ...filling, discard };
}
