import { IconDownload, IconPlus, IconTableImport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormButtons } from "#client/live/forms/use-record.ts";
import { useRecordDraft } from "#client/live/forms/use-record-drafts.ts";
import { draftName } from "#client/parts/form-fill/draft/draft-name.ts";
import { keptDraft } from "#client/parts/form-fill/draft/use-form-store.ts";
import { isBegun } from "#domain/record/draft/record-draft.ts";

interface Ways {
  readonly onFill: () => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
}

/** What the person may do with the records of a form as a whole, for the head of their list. */
export function useListActs(formId: number, isFilled: boolean) {
  const { t } = useTranslation("records");
  const shared = useRecordDraft(formId);
  const buttons = useFormButtons(formId);
  const isShared = shared.state === "ready" && shared.value !== undefined && isBegun(shared.value);
  const hasDraft = isShared || keptDraft(draftName(formId, 0)) !== undefined;
  const mayImport = isFilled && buttons?.has("import") === true;
  return {
    mayImport,
    of({ onFill, onImport, onExport }: Ways) {
      const filling = {
        key: "new",
        label: t(hasDraft ? "goOn" : "new"),
        icon: IconPlus,
        primary: true,
        onClick: onFill,
      };
      const importing = {
        key: "import",
        label: t("import"),
        icon: IconTableImport,
        onClick: onImport,
      };
      const exporting = {
        key: "export",
        label: t("export"),
        icon: IconDownload,
        onClick: onExport,
      };
      return [
        ...(isFilled && buttons?.has("add") ? [filling] : []),
        ...(mayImport ? [importing] : []),
        ...(buttons?.has("export") ? [exporting] : []),
      ];
    },
  };
}
