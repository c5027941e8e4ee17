import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";

/** Something that a message does that begins with "/" and its key. */
export interface SlashCommand extends ActionMenuItem {
  /** It is nothing without words behind it, and there are none yet. */
  readonly needsWords: boolean;
}

/** A command that is being typed. */
export interface TypedCommand {
  readonly name: string;
  /** What stands behind it; undefined while the name is still being typed. */
  readonly words: string | undefined;
}

const TYPED = /^\/(\S{0,20})(?:\s+([\s\S]*))?$/;

/** The command at the beginning of a message, or undefined where none is. */
export function commandBeingTyped(text: string): TypedCommand | undefined {
  const match = TYPED.exec(text);
  return match ? { name: (match[1] ?? "").toLowerCase(), words: match[2] } : undefined;
}

/** The commands that begin so, or whose words hold that; with words behind it, the one of that name. */
export function commandsCalled<Command extends Pick<ActionMenuItem, "key" | "label">>(
  commands: readonly Command[],
  { name, words }: TypedCommand,
): readonly Command[] {
  return commands.filter(({ key, label }) =>
    words === undefined ? key.startsWith(name) || label.toLowerCase().includes(name) : key === name,
  );
}
