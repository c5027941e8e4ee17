import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { walkOptions } from "../../people/walk-options.ts";
import composer from "../composer.module.css";
import classes from "../things/things.module.css";
import type { Mentionable } from "../mention/mention-text.ts";
import { commandsCalled, type SlashCommand, type TypedCommand } from "./slash-command.ts";
import { useCommandsOfBots } from "./use-commands-of-bots.ts";
import { useHints } from "./use-hints.ts";

interface SlashOptionsProps {
  readonly typed: TypedCommand;
  readonly commands: readonly SlashCommand[];
  /** Those of the chat, the bots among them. */
  readonly people: readonly Mentionable[];
  /** Sends what is typed as it stands. */
  readonly onSend: () => void;
  readonly onPick: (command: SlashCommand) => void;
  readonly field: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Commands for what is being typed; Enter takes the first, arrow keys lead to the others. */
export function SlashOptions({
  typed,
  commands,
  people,
  onSend,
  onPick,
  field,
  list,
}: SlashOptionsProps) {
  const { t } = useTranslation("message");
  const hintOf = useHints(typed);
  const ofBots = commandsCalled(useCommandsOfBots(people, typed, onSend), typed);
  const found = [
    ...commandsCalled(commands, typed).map((command) => ({
      ...command,
      id: command.key,
      hint: hintOf(command.key),
    })),
    ...ofBots.map((command) => ({ ...command, id: `${command.key} ${command.botId}` })),
  ];
  if (found.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the arrow keys of the buttons in it
    <ul
      ref={list}
      className={`${composer.picker} ${classes.options}`}
      aria-label={t("commands")}
      onKeyDown={(event) => walkOptions(event, field.current)}
    >
      <Each as="li" rows={found} keyOf={({ id }) => id}>
        {(command) => (
          <li>
            <button
              type="button"
              className={classes.option}
              // The field keeps the focus, so that typing can go on.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(command)}
            >
              {command.icon && <command.icon size="1rem" aria-hidden />}
              <span className={classes.name}>
                {command.label}
                <span className={classes.hint}>{command.hint}</span>
              </span>
              <span className={classes.place}>/{command.key}</span>
            </button>
          </li>
        )}
      </Each>
    </ul>
  );
}
