import type { ReactNode } from "react";
import { useSpeaking } from "#client/live/chat/use-speaking.ts";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { late } from "#client/ui/late.tsx";
import type { StagedFiles } from "../attach/use-staged-files.ts";
import type { Writing } from "../begun.ts";

const SlowNote = late(async () => (await import("./slow-note.tsx")).SlowNote);

interface Held {
  /** Whether the person may write in the chat at all. */
  readonly writes: boolean;
  readonly callsAll: boolean;
  /** Nothing can be sent just now. */
  readonly isHeld: boolean;
  /** Why, above where one writes. */
  readonly note: ReactNode;
}

/** What the rules of a chat say to what the person is writing there. */
export function useHeld(view: DialogView, writing: Writing, staged: StagedFiles): Held {
  const { writes, callsAll, slowed, opens } = useSpeaking(view);
  // Who edits says nothing new, and need not wait.
  const isHeld = !writing.editId && (opens > 0 || (slowed && staged.files.length > 1));
  const note = isHeld && <SlowNote opens={opens} />;
  return { writes, callsAll, isHeld, note };
}
