import { specify } from "./specification.ts";

const recordShown = "tests/server/forms/record-shown.test.ts";
const rules = "tests/server/forms/list-rules.test.ts";
const types = "tests/browser/form-list-types.test.ts";

/** What the specification says of the lists of forms and what stands in them, as far as it is shown. */
export const formListLines = specify([
  {
    source: "001 §7",
    says: "GET OnlineDev/{modelId}/{id}/DataChange gives one record as people read it; its data is a JSON text.",
    shownBy: {
      [recordShown]: ["a record is told by the words that people read"],
      "src/domain/form/record/record-shown.test.ts": ["a record is read by words"],
    },
  },
  {
    source: "000 §2",
    says: "A dynamicModel lists records as a table, with a tree beside it, in groups, edited in rows, or as a tree of records.",
    shownBy: {
      [types]: [
        "she puts a tree beside the list",
        "rows are filled in where they stand",
        "records stand below those that they name",
      ],
      "tests/browser/form-list-columns.test.ts": ["it stands in groups"],
    },
  },
  {
    source: "000 §2",
    says: "Rows and cells of a list stand out by conditions of its design, without a script.",
    shownBy: {
      "src/domain/form/list/list-formats.test.ts": ["rows and cells stand out by what they say"],
      [types]: ["she lets rows and cells stand out by what they say"],
    },
  },
  {
    source: "001 §7",
    says: "List and Export keep to the order, the pages and the fixed conditions of the design of the list.",
    shownBy: {
      [rules]: [
        "a list has the order, the pages and the conditions of its design",
        "a workbook has what its list has",
      ],
      [types]: ["the list has its own order, conditions and buttons in rows"],
    },
  },
]);
