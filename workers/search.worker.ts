import { expose } from "comlink";
import { type OpenSearch, openSearch } from "#client/data/search/open-search.ts";
import type { SearchAnswer, SearchQuestion } from "#client/data/search/question.ts";

let opened: OpenSearch | undefined;

const door = {
  /** Begins to read the account's rows. `onChange` is called whenever answers may differ. */
  start(databaseName: string, userId: number, onChange: () => void): void {
    opened = openSearch(databaseName, userId, onChange);
  },
  search: (question: SearchQuestion): SearchAnswer =>
    opened?.search(question) ?? { hits: [], complete: false },
};

expose(door);
