import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { useTranslation } from "react-i18next";
import classes from "./composer.module.css";
import type { Mentionable } from "./mention-text.ts";

interface MentionPickerProps {
  readonly people: readonly Mentionable[];
  readonly onPick: (person: Mentionable) => void;
}

/** Who can be called; Enter takes the first. */
export function MentionPicker({ people, onPick }: MentionPickerProps) {
  const { t } = useTranslation("chat");
  return (
    <ul className={classes.picker} aria-label={t("mentionSomebody")}>
      <Each rows={people} keyOf={({ id }) => id} as="li">
        {(person) => (
          <li>
            <button
              type="button"
              className={classes.person}
              // The field keeps the focus, so that typing can go on.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(person)}
            >
              <InitialsAvatar id={person.id} name={person.name} size="small" /> {person.name}
            </button>
          </li>
        )}
      </Each>
    </ul>
  );
}
