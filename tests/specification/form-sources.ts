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
    source: "001 §6",
    says: "Data permissions say which records somebody reads, also by a condition on their fields and on who looks.",
    shownBy: {
      "tests/server/forms/records-by-condition.test.ts": [
        "stand open to the role at every door, and no others",
        "can be those that name whoever looks",
      ],
      "tests/browser/form-permissions.test.ts": [
        "a role sees the records that fulfil a condition, also without a network, as long as they do",
      ],
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
      "tests/server/forms/http-sources.test.ts": [
        "whoever is signed in has the rows, as of other data sources",
      ],
    },
  },
  {
    source: "001 §7",
    says: "A data interface of the HTTP type is asked with its parameters: by the server alone, and of allowed hosts alone.",
    shownBy: {
      "src/domain/data-interface/http/request-address.test.ts": [
        "stand in their places, encoded",
        "no value leads to a place above",
      ],
      "src/domain/data-interface/http/request-body.test.ts": [
        "parameters are values of a body, and no text of it",
      ],
      "tests/server/forms/http-sources.test.ts": [
        "parameters stand in the address, encoded, and in the body as values",
        "says why there are no rows",
        "the same question is asked once a minute",
      ],
      "tests/server/forms/http-sources-under-attack.test.ts": [
        "secrets reach the server that is asked, and nobody else",
        "where the address leads to another host, secrets are said anew",
        "cannot be put on the list",
        "a redirection is not followed",
        "nobody but administrators sees or changes where a source asks",
      ],
      "tests/browser/http-sources.test.ts": [
        "an administrator says where another server is asked",
        "without a network those that were seen",
      ],
    },
  },
]);
