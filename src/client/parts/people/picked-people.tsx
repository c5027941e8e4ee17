import { Button, VisuallyHidden } from "@mantine/core";
import { IconLock, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { BotTag } from "./bot-tag.tsx";
import { focusBeside } from "./focus-beside.ts";
import classes from "./people.module.css";

/** People who are shown before anybody asks for more, and how many more then. */
const AT_ONCE = 60;
const MORE_AT_ONCE = 200;

interface PickedPeopleProps {
  readonly people: readonly number[];
  /** Ids of those who cannot be taken out. */
  readonly uncancelable?: readonly number[];
  /** Left out where nobody can be taken out. */
  readonly onRemove?: (userId: number) => void;
}

/** Who is chosen; each can be taken out again, except who has to stay. */
export function PickedPeople({ people, uncancelable, onRemove }: PickedPeopleProps) {
  const { t } = useTranslation("people");
  const users = useUsers();
  const [most, setMost] = useState(AT_ONCE);
  const left = people.length - most;
  return (
    <ul className={classes.chips}>
      <Each rows={people.slice(0, most)} keyOf={(userId) => userId} as="li">
        {(userId) => {
          const name = users.get(userId)?.nickname ?? t("somebody");
          const stays = uncancelable?.includes(userId) ?? false;
          return (
            <li className={classes.chip}>
              <InitialsAvatar id={userId} name={name} size="small" />
              <span className={classes.chipName}>{name}</span>
              <BotTag userId={userId} />
              {onRemove && stays && (
                <>
                  <IconLock size="0.9rem" aria-hidden />
                  <VisuallyHidden>{t("cannotTakeOff", { name })}</VisuallyHidden>
                </>
              )}
              {onRemove && !stays && (
                <IconButton
                  icon={IconX}
                  size="sm"
                  label={t("takeOff", { name })}
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget);
                    onRemove(userId);
                  }}
                />
              )}
            </li>
          );
        }}
      </Each>
      {left > 0 && (
        <li>
          <Button size="compact-sm" variant="subtle" onClick={() => setMost(most + MORE_AT_ONCE)}>
            {t("showMore", { count: Math.min(left, MORE_AT_ONCE) })}
          </Button>
        </li>
      )}
    </ul>
  );
}
