/** A set of columns that a new plan can start with: keys of texts, not texts. */
export interface ColumnTemplate {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What building sites and their offices start with most often, and the blank one. */
export const COLUMN_TEMPLATES: readonly ColumnTemplate[] = [
  { name: "template:blank.name", columns: [] },
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
  {
    name: "template:office.name",
    columns: [
      "template:office.open",
      "template:office.doing",
      "template:office.waiting",
      "template:office.done",
    ],
  },
];
