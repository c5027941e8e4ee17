import type { MenuPage } from "#domain/menu/menu-pages.ts";

/** Where an entry leads: to a form of the sample by the key of its template, or to a page of the app. */
type SampleEntry = { readonly template: string } | { readonly page: MenuPage };

/** An application of the sample site. */
interface SampleApplication {
  /** Key of its name among the groups of forms. */
  readonly group: string;
  readonly icon: string;
  readonly entries: readonly SampleEntry[];
}

export const sampleMenu: readonly SampleApplication[] = [
  {
    group: "site",
    icon: "crane",
    entries: [
      { template: "hazardInspection" },
      { template: "purchaseRequest" },
      { template: "material" },
      { page: "drawings" },
    ],
  },
  {
    group: "office",
    icon: "building",
    entries: [{ template: "leave" }, { template: "meetingMinutes" }, { page: "approvals" }],
  },
];
