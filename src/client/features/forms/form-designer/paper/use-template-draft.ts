import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { PrintTemplate } from "#domain/print-template/print-template.ts";
import { keptTemplate } from "./kept-template.ts";

const silent = () => {};

/** What is written of a template: kept here letter by letter until it is saved or discarded. */
export function useTemplateDraft(template: PrintTemplate) {
  const { t } = useTranslation("print-templates");
  const run = useRun(silent);
  const failureText = useFailureText();
  const { id } = template;
  const [kept, keep] = useKeptText(`print-template-${id}`);
  const [discards, setDiscards] = useState(0);
  const draft = keptTemplate(kept);
  const now = draft ?? template;
  const write = (change: Partial<Pick<PrintTemplate, "name" | "html">>) => {
    const { name, html, revision } = now;
    keep(JSON.stringify({ name, html, revision, ...change }));
  };
  const discard = () => {
    keep("");
    setDiscards(discards + 1);
  };
  const save = async (): Promise<boolean> => {
    if (!draft) return true;
    const { name, html, revision } = draft;
    let saved = await run("printTemplate.edit", { id, name, html, basedOn: revision });
    if (!saved.ok && saved.refusal.reason === "printTemplate.changedMeanwhile") {
      const isSure = await confirm({
        title: t("meanwhileTitle"),
        message: t("meanwhileMessage"),
        confirmLabel: t("replace"),
        danger: true,
      });
      if (!isSure) return false;
      saved = await run("printTemplate.edit", { id, name, html });
    }
    if (saved.ok) keep("");
    else showToast({ message: failureText(saved.refusal), tone: "error" });
    return saved.ok;
  };
  return { now, discards, isChanged: draft !== undefined, write, discard, save };
}
