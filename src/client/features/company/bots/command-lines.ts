import { COMMAND_DESCRIPTION_MAX } from "#domain/user/bot-limits.ts";

/** A command as who looks after a bot writes it. */
export interface Command {
  readonly command: string;
  readonly description: string;
}

const LINE = /^\/?([a-z0-9_-]{1,32})\s+(?:[-–—:]\s+)?(\S.*)$/;

export function linesOfCommands(commands: readonly Command[]): string {
  return commands.map(({ command, description }) => `${command} ${description}`).join("\n");
}

/** The commands of the lines, or the first line that is none. */
export function commandsOfLines(lines: string): { read: Command[]; wrong?: string } {
  const read: Command[] = [];
  for (const line of lines.split("\n").map((text) => text.trim())) {
    if (line === "") continue;
    const [, command = "", description = ""] = LINE.exec(line) ?? [];
    if (command === "" || description.length > COMMAND_DESCRIPTION_MAX)
      return { read, wrong: line };
    read.push({ command, description });
  }
  return { read };
}
