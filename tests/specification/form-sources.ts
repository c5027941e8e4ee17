import { specify } from "./specification.ts";

/** What the specification says of rows to choose from, and of who may do what with records, as far as it is shown. */
export const formSourceLines = specify([
  {
    source: "001 §4",
    says: "A popup select shows a table with a column to choose by; what is chosen is taken once it is confirmed.",
    shownBy: {
      "tests/browser/data-sources.test.ts": [
        "a field chooses one of the rows, found by another field, and shows a column of it",
        "several rows are chosen in a table below the field",
      ],
    },
  },
  {
    source: "001 §6",
    says: "Buttons hold only with their code in the list of the role; what is hidden on the screen is refused by the server.",
    shownBy: {
      "tests/server/forms/form-permissions.test.ts": [
        "is asked at every door, and nothing of it is done without the right",
        "is more for those with a role, in the range of the role",
      ],
      "tests/browser/form-permissions.test.ts": ["others are offered nothing else"],
    },
  },
  {
    source: "001 §7",
    says: "POST system/DataInterface/{id}/Actions/Preview, List and InfoByIds give the rows of a data interface.",
    shownBy: {
      "tests/server/forms/data-interfaces.test.ts": [
        "a static interface answers all its rows",
        "a list has pages, and the word in any listed column",
        "rows are had by their ids",
      ],
    },
  },
]);
