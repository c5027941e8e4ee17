import { type RefObject } from "react";
import { late } from "#client/ui/late.tsx";
import type { ThingMention } from "#domain/message/things/thing-mention.ts";
import type { Mentionable } from "./mention/mention-text.ts";
import type { SlashCommand, TypedCommand } from "./slash/slash-command.ts";
import type { TypedThing } from "./things/thing-words.ts";

const MentionPicker = late(
  async () => (await import("./mention/mention-picker.tsx")).MentionPicker,
);
const EmojiOptions = late(async () => (await import("./emoji/emoji-options.tsx")).EmojiOptions);
const SlashOptions = late(async () => (await import("./slash/slash-options.tsx")).SlashOptions);
const ThingOptions = late(async () => (await import("./things/thing-options.tsx")).ThingOptions);

interface ComposerOptionsProps {
  /** People for the name that is being typed. */
  readonly found: readonly Mentionable[];
  /** The code of an emoji that is being typed. */
  readonly code: string | undefined;
  readonly thing: TypedThing | undefined;
  /** The command that is being typed, and the commands that there are. */
  readonly slash: TypedCommand | undefined;
  readonly commands: readonly SlashCommand[];
  /** Those of the chat. */
  readonly people: readonly Mentionable[];
  /** Sends what is typed as it stands. */
  readonly onSend: () => void;
  readonly field: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onPerson: (person: Mentionable) => void;
  readonly onThing: (thing: ThingMention) => void;
  readonly onSymbol: (symbol: string) => void;
  readonly onCommand: (command: SlashCommand) => void;
}

/** What can be put in place of what is being typed: people, things, commands, emoji. */
export function ComposerOptions({
  found,
  code,
  thing,
  slash,
  commands,
  people,
  onSend,
  field,
  list,
  onPerson,
  onThing,
  onSymbol,
  onCommand,
}: ComposerOptionsProps) {
  return (
    <>
      {found.length > 0 && (
        <MentionPicker people={found} onPick={onPerson} field={field} list={list} />
      )}
      {thing && <ThingOptions typed={thing} onPick={onThing} field={field} list={list} />}
      {slash !== undefined && (
        <SlashOptions
          {...{ typed: slash, commands, people, onSend, field, list }}
          onPick={onCommand}
        />
      )}
      {code !== undefined && (
        <EmojiOptions typed={code} onPick={onSymbol} field={field} list={list} />
      )}
    </>
  );
}
