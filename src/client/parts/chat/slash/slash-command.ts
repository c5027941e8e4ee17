import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";

/** Something that a message does that begins with "/" and its key. */
export interface SlashCommand extends ActionMenuItem {
  /** It is nothing without words behind it, and there are none yet. */
  readonly needsWords: boolean;
  /** It takes the words itself; else they stay in the field. */
  readonly takesWords?: true;
}

/** A command that is being typed. */
export interface TypedCommand {
  readonly name: string;
  /** What stands behind it; undefined while the name is still being typed. */
  readonly words: string | undefined;
}

const TYPED = /^\/(?!\/)(\S{0,32})(?:\s+([\s\S]*))?$/;

/** The command at the beginning of a message, or undefined where none is. */
export function commandBeingTyped(text: string): TypedCommand | undefined {
  const match = TYPED.exec(text);
  return match ? { name: (match[1] ?? "").toLowerCase(), words: match[2] } : undefined;
}

type Called = Pick<ActionMenuItem, "key" | "label">;

/** The commands that begin so, or whose words hold that; with words behind it, the one of that name. */
export function commandsCalled<Command extends Called>(
  commands: readonly Command[],
  typed: TypedCommand,
): readonly Command[] {
  const { name, words } = typed;
  return commands.filter((command) =>
    words === undefined
      ? command.key.startsWith(name) || command.label.toLowerCase().includes(name)
      : isNamed(command, name),
  );
}

/** The command whose whole name was typed. */
export function commandNamed<Command extends Called>(
  commands: readonly Command[],
  { name }: TypedCommand,
): Command | undefined {
  return commands.find((command) => isNamed(command, name));
}

/** By its key, or in scripts in which no key is written by what it is called. */
function isNamed({ key, label }: Called, name: string): boolean {
  return key === name || (!/^[a-z0-9_-]+$/.test(name) && label.toLowerCase() === name);
}

/** What is sent of what was typed: two slashes are one, and no command. */
export function withoutSecondSlash(text: string): string {
  return /^\/\/(?!\s)/.test(text) ? text.slice(1) : text;
}
