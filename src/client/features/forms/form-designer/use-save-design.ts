import { useTranslation } from "react-i18next";
import { useBegunImport } from "#client/live/import/use-begun-import.ts";
import { useRun } from "#client/live/use-run.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { textOfDefinition } from "./kept-design.ts";
import type { useDesign } from "./use-design.ts";

const silent = () => {};

/** Saves what is drawn as the form's draft, and publishes it; both wait for no network. */
export function useSaveDesign(
  id: number,
  design: ReturnType<typeof useDesign>,
  onImport: () => void,
) {
  const { t } = useTranslation("form-designer");
  const tell = useRun();
  const hasLines = useBegunImport(`form.${id}`);
  const run = useRun(silent);
  const failureText = useFailureText();
  const save = async (): Promise<boolean> => {
    if (!design.isChanged) return true;
    const args = { id, definition: textOfDefinition(design.now.definition) };
    let saved = await run("form.edit", { ...args, basedOn: design.base });
    if (!saved.ok && saved.refusal.reason === "form.drawnMeanwhile") {
      const isSure = await confirm({
        title: t("meanwhile.title"),
        message: t("meanwhile.message"),
        confirmLabel: t("meanwhile.replace"),
        danger: true,
      });
      if (!isSure) return false;
      saved = await run("form.edit", args);
    }
    if (saved.ok) design.wasSaved(saved.reply.draftId);
    else showToast({ message: failureText(saved.refusal), tone: "error" });
    return saved.ok;
  };
  return {
    save: async () => {
      if (await save()) showToast({ message: t("saved") });
    },
    publish: async () => {
      if (!(await save())) return;
      const published = await tell("form.publish", { id, state: "published" });
      if (!published.ok) return;
      const offer = { label: t("importLines"), onClick: onImport };
      showToast({ message: t("published"), ...(hasLines && { action: offer }) });
    },
  };
}
