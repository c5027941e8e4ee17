import type { FieldKind } from "../field-kind.ts";

/** Places (forms-approvals 1.3; seed 001 sections 2 and 9). */
export const placeKinds: readonly FieldKind[] = [
  {
    name: "areaSelect",
    formerNames: ["address"],
    group: "place",
    shape: "path",
    shapeOfSeveral: "paths",
    names: "area",
    properties: {
      placeholder: undefined,
      disabled: false,
      clearable: true,
      filterable: false,
      multiple: false,
      // Province, city and district where nothing is said.
      level: 2,
    },
    search: "select",
    conditions: "choice",
    not: [],
  },
  {
    name: "location",
    group: "place",
    shape: "location",
    properties: {
      disabled: false,
      clearable: true,
      autoLocation: false,
      enableLocationScope: false,
      adjustmentScope: 500,
      locationScope: [],
      enableDesktopLocation: false,
    },
    search: "input",
    conditions: "place",
    not: ["imported"],
  },
  {
    // A polygon over a map: pairs of longitude and latitude.
    name: "map",
    group: "place",
    shape: "points",
    properties: { disabled: false, height: 560 },
    search: "none",
    conditions: "none",
    not: ["listed", "searched", "imported", "inTable"],
  },
];
