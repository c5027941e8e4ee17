/** A set of columns that a new plan of the company can start with. */
export interface ColumnTemplate {
  /** The one as which it was shipped: name and columns are then in the language of whoever reads them; "" = of the company's own. */
  readonly shipped: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** A set in words. */
export interface ColumnSet {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What building sites and their offices start with most often: keys of texts. */
const SHIPPED_SETS: ReadonlyMap<string, ColumnSet> = new Map([
  [
    "siteWorks",
    {
      name: "template:siteWorks.name",
      columns: [
        "template:siteWorks.planned",
        "template:siteWorks.ready",
        "template:siteWorks.underWay",
        "template:siteWorks.inspection",
        "template:siteWorks.done",
      ],
    },
  ],
  [
    "defects",
    {
      name: "template:defects.name",
      columns: [
        "template:defects.reported",
        "template:defects.assigned",
        "template:defects.fixing",
        "template:defects.recheck",
        "template:defects.closed",
      ],
    },
  ],
  [
    "procurement",
    {
      name: "template:procurement.name",
      columns: [
        "template:procurement.requested",
        "template:procurement.quoted",
        "template:procurement.ordered",
        "template:procurement.delivered",
        "template:procurement.accepted",
      ],
    },
  ],
  [
    "office",
    {
      name: "template:office.name",
      columns: [
        "template:office.open",
        "template:office.doing",
        "template:office.waiting",
        "template:office.done",
      ],
    },
  ],
]);

export const SHIPPED_COLUMN_TEMPLATES: readonly ColumnTemplate[] = [...SHIPPED_SETS.keys()].map(
  (shipped) => ({ shipped, name: "", columns: [] }),
);

/** The sets of the company in their order. A plan without columns can be made besides. */
export function columnTemplatesOf(setting?: {
  readonly columnTemplates: readonly ColumnTemplate[] | null;
}): readonly ColumnTemplate[] {
  return setting?.columnTemplates ?? SHIPPED_COLUMN_TEMPLATES;
}

/** Says a set in the language of whoever reads it. */
export function columnSetOf(
  { shipped, name, columns }: ColumnTemplate,
  say: (key: string) => string,
): ColumnSet {
  const keys = SHIPPED_SETS.get(shipped);
  if (!keys) return { name, columns };
  return { name: say(keys.name), columns: keys.columns.map((key) => say(key)) };
}
