import * as z from "zod/mini";
import type { Id } from "#domain/id.ts";
import type { Sealer } from "../people/guards/secret-key.ts";

const countShape = z.int().check(z.nonnegative());

/** Where the next page of a pull begins. */
const cursorShape = z.object({
  epoch: z.string(),
  /** The pull delivers numbers above `since` ... */
  since: countShape,
  /** ... up to this one, however far the space has come since the first page. */
  until: countShape,
  /** Which of the steps of a pull goes on. */
  step: countShape,
  /** How far that step has come: a sequence number, or for rows that come as windows the id of a parent. */
  after: countShape,
});
export type Cursor = z.infer<typeof cursorShape>;

/** Whose cursors are written and read, and the key that they are sealed with. */
interface Bearer {
  readonly sealer: Sealer;
  readonly userId: Id;
}

/** Sealed for one person: what comes back is what was given out, word for word. */
export function writeCursor({ sealer, userId }: Bearer, cursor: Cursor): string {
  return sealer.seal(JSON.stringify(cursor), labelFor(userId));
}

/** The cursor of a page before; undefined when the text is none of ours, or was somebody else's. */
export function readCursor({ sealer, userId }: Bearer, text: string): Cursor | undefined {
  const opened = sealer.open(text, labelFor(userId));
  const parsed = opened === undefined ? undefined : cursorShape.safeParse(JSON.parse(opened));
  return parsed?.success ? parsed.data : undefined;
}

function labelFor(userId: Id): string {
  return `pull:${userId}`;
}
