import { useMemo } from "react";
import { useForm } from "#client/live/forms/use-forms.ts";
import {
  useFormVersion,
  useHiddenIn,
  useOwnFields,
  useRecord,
} from "#client/live/forms/use-record.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { OwnFields } from "#domain/form/permissions/field-rights.ts";
import { type ReadyForm, readyForm } from "#domain/company-form/ready-form.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

/** A form with the version that is filled in or read, and the record, where there is one. */
export interface OpenRecord {
  readonly form: CompanyForm;
  readonly versionId: number;
  readonly ready: ReadyForm;
  readonly record: FormRecord | undefined;
  /** Fields that are kept from the person, and did not come with the record. */
  readonly hidden: readonly string[];
  /** What the person may do with fields of which the form says something. */
  readonly own: OwnFields;
}

/**
 * "loading" until all of it is read; undefined where something is gone or cannot be read. `away` is the record where it does
 * not lie on the device.
 */
export function useOpenRecord(
  formId: number,
  recordId: number,
  begunVersion = 0,
  away?: FormRecord,
): OpenRecord | "loading" | undefined {
  const form = useForm(formId);
  const record = useRecord(recordId);
  const kept = useHiddenIn(recordId, formId);
  const own = useOwnFields(formId);
  const published = form.state === "ready" ? (form.value?.versionId ?? 0) : 0;
  const known = record.state === "ready" ? (record.value ?? away) : undefined;
  const stored = known?.versionId ?? 0;
  const versionId = stored || begunVersion || published;
  const version = useFormVersion(versionId);
  return useMemo(() => {
    if (
      form.state === "loading" ||
      record.state === "loading" ||
      version.state === "loading" ||
      kept.state === "loading" ||
      own.state === "loading"
    )
      return "loading";
    const isGone = recordId > 0 && known === undefined;
    if (!form.value || !version.value || isGone) return undefined;
    const ready = readyForm(version.value);
    return ready.ok
      ? {
          form: form.value,
          versionId,
          ready: ready.value,
          record: known,
          hidden: kept.value,
          own: own.value,
        }
      : undefined;
  }, [form, record, version, recordId, versionId, known, kept, own]);
}
