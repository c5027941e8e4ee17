import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePlanTemplates } from "#client/live/use-plan-templates.ts";
import { columnSetOf } from "#domain/plan/column-templates.ts";
import type { PlanTemplateContent } from "#domain/template/plan-template-content.ts";
import { SHIPPED_PLAN_TEMPLATES, shippedContent } from "#domain/template/shipped-templates.ts";
import { useColumnSets } from "../use-column-sets.ts";

/** Something that a new plan can begin with. */
export interface Beginning {
  /** Unlike that of every other one. */
  readonly key: string;
  readonly name: string;
  readonly desc: string;
  readonly content: PlanTemplateContent;
}

export interface Beginnings {
  /** Sets of columns, the blank one first. */
  readonly columns: readonly Beginning[];
  /** The company's own templates. */
  readonly own: readonly Beginning[];
  /** Those that come with the product. */
  readonly shipped: readonly Beginning[];
}

/** All that a new plan can begin with, in the person's language. */
export function useBeginnings(): Beginnings {
  const { t } = useTranslation(["plan-template", "template"]);
  const sets = useColumnSets();
  const templates = usePlanTemplates();
  return useMemo(() => {
    const say = (key: string) => t(key);
    return {
      columns: sets.map(({ name, columns }, place) => ({
        key: `columns-${place}`,
        name,
        desc: "",
        content: {
          columns: columns.map((column) => ({ name: column, color: "" })),
          states: [],
          tags: [],
          tasks: [],
        },
      })),
      own: templates.map(({ id, name, desc, content }) => ({
        key: `template-${id}`,
        name,
        desc,
        content,
      })),
      shipped: SHIPPED_PLAN_TEMPLATES.map((template) => {
        const { columns } = columnSetOf({ shipped: template.columns, name: "", columns: [] }, say);
        return {
          key: `shipped-${template.key}`,
          name: t(`plan-template:shipped.${template.key}.name`),
          desc: t(`plan-template:shipped.${template.key}.desc`),
          content: shippedContent(template, columns, say),
        };
      }),
    };
  }, [t, sets, templates]);
}
