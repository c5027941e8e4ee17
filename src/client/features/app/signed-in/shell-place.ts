import type { Icon } from "@tabler/icons-react";
import type { Shortcut } from "#client/parts/keyboard/define-shortcuts.ts";

/** A place of the rail as it is drawn. */
export interface ShellPlace {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  /** Address in the app. */
  readonly to: string;
  /** What waits there; 0 shows nothing. */
  readonly badge: number;
  /** It stands at the foot of the rail. */
  readonly apart?: true;
  /** Keys that lead there from everywhere. */
  readonly shortcut: Shortcut;
}
