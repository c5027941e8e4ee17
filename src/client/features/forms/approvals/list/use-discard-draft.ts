import { useTranslation } from "react-i18next";
import type { RequestDraft } from "#client/live/forms/use-record-drafts.ts";
import { useFormFiles } from "#client/live/files/use-form-files.ts";
import { useRun } from "#client/live/use-run.ts";
import { draftName } from "#client/parts/form-fill/draft/draft-name.ts";
import { forgetDraft } from "#client/parts/form-fill/draft/use-form-store.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";

/** Asks, and gives up what was begun: on this device with its files, and on the others. */
export function useDiscardDraft(): (draft: RequestDraft) => Promise<void> {
  const { t } = useTranslation("approvals");
  const run = useRun();
  const { letGo } = useFormFiles();
  return async ({ formId, versionId, values }) => {
    const isSure = await confirm({
      title: t("drafts.discardTitle"),
      message: t("drafts.discardHint"),
      confirmLabel: t("drafts.confirm"),
      danger: true,
    });
    if (!isSure) return;
    const ended = { title: "", values: "{}", was: values, ends: true };
    // Forgotten first: what is drawn once the others know has to find it gone.
    const files = forgetDraft(draftName(formId, 0));
    await run("record.draft", { formId, versionId, ...ended });
    void letGo(files);
  };
}
