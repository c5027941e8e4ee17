import type { ListSums } from "#domain/form/list/list-sums.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

/** Records of a form as the server listed them: also such as do not concern the person, and so lie on no device by themselves. */
export interface SeenPageRow {
  /** What was asked for, and what the asker may look at. */
  readonly key: string;
  readonly formId: number;
  /** Epoch ms on the server's clock. */
  readonly seenAt: number;
  /** How many records there are beside those of the page. */
  readonly total: number;
  readonly rows: readonly FormRecord[];
  /** The sums of all that is found, where the form has some below its list. */
  readonly sums?: ListSums;
  /** How many of all that is found are in its groups, by the JSON of what they say, where it stands in groups. */
  readonly groups?: readonly { readonly value: string; readonly count: number }[];
  /** Whether it was asked for without words and without a query, so that it leaves out nothing but what is on other pages. */
  readonly isUnfiltered?: boolean;
  /** Records that stood on it when all of the form stood there, and did not any more when it did so again. */
  readonly lost?: readonly number[];
  /** When they were missed, epoch ms on the server's clock; without it when the page was seen. */
  readonly lostAt?: number;
}

/** Since when records are known to be lost that a page names. */
export function timeOfLoss({ lostAt, seenAt }: SeenPageRow): number {
  return lostAt ?? seenAt;
}
