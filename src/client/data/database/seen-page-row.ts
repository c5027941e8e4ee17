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
  /** Records that stood on it when it was seen before, and do not any more. */
  readonly lost?: readonly number[];
}
