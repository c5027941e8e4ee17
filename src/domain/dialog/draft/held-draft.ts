import type { DialogDraft } from "./dialog-draft.ts";

/** What one device has of a draft. */
export interface HeldDraft {
  readonly text: string;
  /** The words that all devices had last, as far as this one knows. */
  readonly agreed: string;
}

type Shared = Pick<DialogDraft, "text"> | undefined;

/** Whether what another device wrote stands in the place of what is here: never of words that only this device has. */
export function takesOver(shared: Shared, held: HeldDraft): boolean {
  if (!shared || shared.text === held.text || shared.text === held.agreed) return false;
  return held.text === "" || held.text === held.agreed;
}

/** Whether the other devices may get to know of what is here: not in the place of words that this one has never shown. */
export function mayBeTold(shared: Shared, { agreed }: Pick<HeldDraft, "agreed">): boolean {
  return !shared || shared.text === "" || shared.text === agreed;
}
