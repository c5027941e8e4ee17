import type { DraftRow } from "#client/data/database/local-database.ts";

/** What is being written: the words, and the message they answer or replace. */
export interface Writing {
  readonly text: string;
  /** 0 = none. */
  readonly replyId: number;
  /** 0 = a new message. */
  readonly editId: number;
}

/** What somebody has begun in a dialog: a new message, and beside it the edit of an old one. */
export interface Begun {
  readonly text: string;
  /** The message that the new one answers, 0 = none. */
  readonly replyId: number;
  /** The message that is edited, 0 = none. */
  readonly editId: number;
  readonly editText: string;
  /** The words that all devices of the person had last, as far as this one knows. */
  readonly agreed: string;
  /** Whether the field shows the edit, and not the new message. */
  readonly editing: boolean;
}

export const nothingBegun: Begun = {
  text: "",
  replyId: 0,
  editId: 0,
  editText: "",
  agreed: "",
  editing: false,
};

/** What was kept of it. An edit is not gone on with by itself. */
export function begunOf(draft: DraftRow | undefined): Begun {
  if (!draft) return nothingBegun;
  const { text, replyId, editId, editText = "", agreed = "" } = draft;
  return { text, replyId, editId, editText, agreed, editing: false };
}

/** What the field shows. */
export function writingOf({ editing, text, replyId, editId, editText }: Begun): Writing {
  return editing ? { text: editText, replyId: 0, editId } : { text, replyId, editId: 0 };
}

/** Other words in the field. */
export function withWords(begun: Begun, text: string): Begun {
  return begun.editing ? { ...begun, editText: text } : { ...begun, text };
}

/** The edit is over; what had been typed before it is in the field again. */
export function withoutEdit(begun: Begun): Begun {
  return { ...begun, editId: 0, editText: "", editing: false };
}
