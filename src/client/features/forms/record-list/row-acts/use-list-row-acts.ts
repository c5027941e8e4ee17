import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { draftName } from "#client/parts/form-fill/draft/draft-name.ts";
import { keptDraft } from "#client/parts/form-fill/draft/use-form-store.ts";
import { useRecordDraft } from "#client/live/forms/use-record-drafts.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { isBegun } from "#domain/record/draft/record-draft.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { useRemoveRecords } from "../batch/use-remove-records.ts";
import type { Listing } from "../table/listing.ts";
import type { ListedRecord } from "../table/record-table.ts";
import { useRowActs } from "./use-row-acts.ts";

interface Ways {
  readonly rows: readonly ListedRecord[];
  readonly surroundings: FormSurroundings;
  readonly onOpen: (recordId: number) => void;
  readonly onFill: (recordId: number) => void;
  readonly onCopy: (recordId: number) => void;
  readonly onPrint: (record: FormRecord) => void;
}

/** What the buttons of rows do, and which row is filled in where it stands. */
export function useListRowActs(open: OpenRecord, { isInline }: Listing, ways: Ways) {
  const { rows, surroundings, onOpen, onFill, onCopy, onPrint } = ways;
  const { t } = useTranslation("records");
  const { form } = open;
  const [editedId, setEditedId] = useState(0);
  // A card has no cells to fill in.
  const isPhone = useIsPhone();
  const fillsInPlace = isInline && !isPhone;
  const { remove } = useRemoveRecords(form.id);
  const shared = useRecordDraft(form.id);
  const copy = ({ id }: FormRecord) => {
    const isShared =
      shared.state === "ready" && shared.value !== undefined && isBegun(shared.value);
    // What was begun would be lost.
    const isTaken = isShared || keptDraft(draftName(form.id, 0)) !== undefined;
    if (!isTaken) return onCopy(id);
    const action = { label: t("goOn"), onClick: () => onFill(0) };
    return showToast({ message: t("copyTaken"), action });
  };
  const actsOf = useRowActs(
    open,
    { rows, isInline },
    {
      detail: ({ id }) => onOpen(id),
      edit: ({ id }) => (fillsInPlace ? setEditedId(id) : onFill(id)),
      copy,
      print: onPrint,
      remove: (record) => void remove([record]),
    },
  );
  // Another row may be filled in by now.
  const onDone = (id: number) => setEditedId((now) => (now === id ? 0 : now));
  const inline = fillsInPlace ? { recordId: editedId, surroundings, onFill, onDone } : undefined;
  return { actsOf, inline };
}
