import { RECORD_PAGES, RECORD_QUERY_MAX } from "#domain/limits.ts";

/** How a list of records is looked at, as it stands in an address: `?words=pier&sort=-part&size=50&page=3`. */
export interface RecordViewAddress {
  readonly words?: string;
  readonly sort?: string;
  /** JSON of a super query. */
  readonly query?: string;
  /** JSON of what is searched for in single fields, "" = in none. */
  readonly find?: string;
  readonly size?: number;
  readonly page?: number;
}

/** What an address says of it; of anything else nothing. */
export function viewAddress(search: Readonly<Record<string, unknown>>): RecordViewAddress {
  const { words, sort } = search;
  const size = RECORD_PAGES.find((each) => each === Number(search["size"]));
  const page = Number(search["page"]);
  return {
    ...((typeof words === "string" || typeof words === "number") && { words: String(words) }),
    ...(typeof sort === "string" && { sort }),
    ...askedIn(search),
    ...(size !== undefined && { size }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

function askedIn({ query, find }: Readonly<Record<string, unknown>>) {
  const isAsked = (text: unknown): text is string =>
    typeof text === "string" && text.length <= RECORD_QUERY_MAX;
  return { ...(isAsked(query) && { query }), ...(isAsked(find) && { find }) };
}
