import { openExistingDatabase } from "../database/local-database.ts";
import { type KeptIndex, keepIndex } from "./keep-index.ts";
import type { SearchAnswer, SearchQuestion } from "./question.ts";
import { SearchIndex } from "./search-index.ts";

/** The search of one account in this browser; nothing of it is written down. */
export interface OpenSearch extends KeptIndex {
  search(question: SearchQuestion): SearchAnswer;
}

/** Opens the account's database and begins to fill the index; `onChange` hears whenever answers may differ. */
export function openSearch(databaseName: string, userId: number, onChange: () => void): OpenSearch {
  const database = openExistingDatabase(databaseName);
  const index = new SearchIndex(userId);
  const kept = keepIndex({ database, index, userId, onChange });
  return {
    filled: kept.filled,
    search: (question) => index.search(question),
    stop() {
      kept.stop();
      database.close();
    },
  };
}
