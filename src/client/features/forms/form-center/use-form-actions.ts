import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { FORM_NAME_MAX } from "#domain/limits.ts";

/** A form that somebody wants to have. */
interface NewForm {
  readonly name: string;
  readonly definition: string;
  readonly code?: string;
  readonly group?: string;
  readonly icon?: string;
}

/** What administrators do with forms; all of it waits for no network. */
export function useFormActions() {
  const { t } = useTranslation("forms");
  const run = useRun();
  return useMemo(() => {
    const setState = async ({ id }: Pick<CompanyForm, "id">, state: "published" | "off") =>
      run("form.publish", { id, state });
    return {
      setState,
      /** Makes a form and publishes it, with how it is decided; what is wrong with it is told, and it stays a draft. */
      async add(form: NewForm, flow?: Flow): Promise<void> {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        const added = await run("form.add", { ...form, timeZone });
        if (!added.ok) return;
        const formId = added.reply.id;
        // Before it can be filled in, so that nothing is sent that nobody decides.
        if (flow) await run("approvalFlow.save", { formId, flow: JSON.stringify(flow) });
        const published = await setState(added.reply, "published");
        showToast({ message: t(published.ok ? "added" : "addedAsDraft", { name: form.name }) });
      },
      /** Makes a form with nothing in it, to be drawn. */
      async begin(onMade: (formId: number) => void): Promise<void> {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        const definition = JSON.stringify({ labelPosition: "top", fields: [] });
        const question = {
          title: t("newForm"),
          label: t("name"),
          value: "",
          confirmLabel: t("create"),
          maxLength: FORM_NAME_MAX,
        };
        await promptChange(question, async (name) => {
          const made = await run("form.add", { name, definition, timeZone });
          if (made.ok) onMade(made.reply.id);
          return made;
        });
      },
      async remove({ id, name }: CompanyForm): Promise<void> {
        const isSure = await confirm({
          title: t("removeTitle"),
          message: t("removeMessage", { name }),
          confirmLabel: t("remove"),
          danger: true,
        });
        if (isSure) await run("form.remove", { id });
      },
    };
  }, [run, t]);
}
