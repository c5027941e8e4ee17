import { NativeSelect } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePrintTemplates } from "#client/live/forms/use-print-templates.ts";

interface TemplateChoice {
  readonly isReady: boolean;
  /** Of the template; undefined where it is printed plain. */
  readonly html: string | undefined;
  /** Nothing where there is nothing to choose. */
  readonly choice: ReactNode;
}

/** As the form itself stands on the screen, without a template. */
const PLAIN = "0";

/** By which template of a form its records are printed: the first, until another one is chosen. */
export function useTemplateChoice(formId: number): TemplateChoice {
  const { t } = useTranslation("print");
  const known = usePrintTemplates(formId);
  const [chosen, setChosen] = useState<string>();
  const templates = known.state === "ready" ? known.value : [];
  const template =
    chosen === undefined ? templates[0] : templates.find(({ id }) => String(id) === chosen);
  const choice = templates.length > 0 && (
    <NativeSelect
      aria-label={t("template")}
      data={[
        ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        { value: PLAIN, label: t("plain") },
      ]}
      value={template ? String(template.id) : PLAIN}
      onChange={(event) => setChosen(event.currentTarget.value)}
    />
  );
  return { isReady: known.state === "ready", html: template?.html, choice };
}
