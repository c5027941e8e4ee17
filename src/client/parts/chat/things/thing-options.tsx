import { IconChecklist, IconFile, IconFolder, IconLayoutKanban } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useFilesNamed } from "#client/live/chat/use-things.ts";
import { useSearch } from "#client/live/search/use-search.ts";
import type { ThingMention } from "#domain/message/things/thing-mention.ts";
import { walkOptions } from "../../people/walk-options.ts";
import composer from "../composer.module.css";
import type { TypedThing } from "./thing-words.ts";
import classes from "./things.module.css";

/** More would hide what is being answered. */
const FOUND_MAX = 8;

interface ThingOptionsProps {
  readonly typed: TypedThing;
  readonly onPick: (thing: ThingMention) => void;
  readonly field: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
}

type Option = ThingMention & { readonly place: string; readonly isFolder?: boolean };

/** Tasks and plans, or files, for what is being typed; Enter takes the first, arrow keys lead to the others. */
export function ThingOptions({ typed, ...rest }: ThingOptionsProps) {
  return typed.sign === "#" ? (
    <WorkOptions words={typed.words} {...rest} />
  ) : (
    <FileOptions words={typed.words} {...rest} />
  );
}

type WordsProps = Omit<ThingOptionsProps, "typed"> & { readonly words: string };

function WorkOptions({ words, ...rest }: WordsProps) {
  const answer = useSearch({
    words,
    filters: [
      { by: "type", kind: "task" },
      { by: "type", kind: "plan" },
    ],
    take: FOUND_MAX,
  });
  const found = (answer?.hits ?? [])
    .slice(0, FOUND_MAX)
    .map(({ kind, id, title, place }): Option => ({
      kind: kind === "plan" ? "plan" : "task",
      id,
      name: title,
      place: kind === "plan" ? "" : place,
    }));
  return <Options found={found} {...rest} />;
}

function FileOptions({ words, ...rest }: WordsProps) {
  const files = useFilesNamed(words, FOUND_MAX);
  const found = files.map(({ id, name, kind }): Option => ({
    kind: "file",
    id,
    name,
    place: "",
    isFolder: kind === "folder",
  }));
  return <Options found={found} {...rest} />;
}

interface OptionsProps extends Omit<ThingOptionsProps, "typed"> {
  readonly found: readonly Option[];
}

function Options({ found, onPick, field, list }: OptionsProps) {
  const { t } = useTranslation("message");
  if (found.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the arrow keys of the buttons in it
    <ul
      ref={list}
      className={`${composer.picker} ${classes.options}`}
      aria-label={t("nameThing")}
      onKeyDown={(event) => walkOptions(event, field.current)}
    >
      {found.map(({ place, isFolder, ...thing }) => (
        <li key={`${thing.kind} ${thing.id}`}>
          <button
            type="button"
            className={classes.option}
            // The field keeps the focus, so that typing can go on.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(thing)}
          >
            <Drawing kind={thing.kind} isFolder={isFolder === true} />
            <span className={classes.name}>{thing.name}</span>
            {place !== "" && <span className={classes.place}>{place}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Drawing({
  kind,
  isFolder,
}: {
  readonly kind: Option["kind"];
  readonly isFolder: boolean;
}) {
  const Icon = isFolder
    ? IconFolder
    : { task: IconChecklist, plan: IconLayoutKanban, file: IconFile }[kind];
  return <Icon size="1rem" aria-hidden />;
}
