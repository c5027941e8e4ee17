import { TextInput } from "@mantine/core";
import { IconFiles, IconFolder, IconLayoutKanban } from "@tabler/icons-react";
import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { MoveTarget } from "./by-shelf.ts";
import { movePlaces, writablePlaces } from "./writable-places.ts";
import classes from "../library.module.css";

interface PlaceDialogProps {
  readonly about: "move" | "copy";
  readonly library: Library;
  readonly items: readonly LibraryItem[];
  readonly onChoose: (target: MoveTarget) => void;
  readonly onClose: () => void;
}

/** Asks into which folder things or their copies go; a press on it puts them there. */
export function PlaceDialog({ about, library, items, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useTranslation("library");
  const plans = usePlans();
  const [words, setWords] = useState("");
  const named = plans.state === "ready" ? plans.value.map(({ plan }) => plan) : [];
  const placesFor = about === "move" ? movePlaces : writablePlaces;
  const places = placesFor(library, items, { mine: t("mine"), plans: named }).filter(({ name }) =>
    name.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const [first] = items;
  const title =
    first && items.length === 1
      ? t(`${about}OneTitle`, { name: first.name })
      : t(`${about}Title`, { count: items.length });
  return (
    <Dialog title={title} onClose={onClose}>
      <TextInput
        aria-label={t("findFolder")}
        placeholder={t("findFolder")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        data-autofocus
      />
      <ul className={classes.places} aria-label={t("folders")}>
        {places.map(({ key, name, level, kind, target }) => {
          const Picture = PICTURES[kind];
          return (
            <li key={key}>
              <button
                type="button"
                className={classes.place}
                style={{ "--library-level": level } as CSSProperties}
                onClick={() => {
                  onChoose(target);
                  onClose();
                }}
              >
                <Picture size="1.1rem" stroke={1.7} aria-hidden />
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

const PICTURES = { mine: IconFiles, plan: IconLayoutKanban, folder: IconFolder } as const;
