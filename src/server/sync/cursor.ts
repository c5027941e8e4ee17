import * as z from "zod/mini";

/** Where the next page of a pull begins. */
const cursorShape = z.object({
  epoch: z.string(),
  /** The pull delivers numbers above `since` ... */
  since: z.int(),
  /** ... up to this one, however far the space has come since the first page. */
  until: z.int(),
  /** Which of the steps of a pull goes on. */
  step: z.int(),
  /** How far that step has come: a sequence number, or for messages the id of a dialog. */
  after: z.int(),
});
export type Cursor = z.infer<typeof cursorShape>;

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/** The cursor of a page before; undefined when the text is none of ours. */
export function readCursor(text: string): Cursor | undefined {
  try {
    const parsed = cursorShape.safeParse(
      JSON.parse(Buffer.from(text, "base64url").toString("utf8")),
    );
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
