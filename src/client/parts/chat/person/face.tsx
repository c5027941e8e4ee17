import { useState } from "react";
import { useTranslation } from "react-i18next";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import classes from "./person.module.css";

const PersonCard = late(async () => (await import("./person-card.tsx")).PersonCard);

interface FaceProps {
  readonly userId: number;
  readonly name: string;
  /** Whether they wrote it here: of who wrote on an imported board nothing is known but a name. */
  readonly isKnown: boolean;
}

/** The face of somebody who wrote a message; leads to who they are. */
export function Face({ userId, name, isKnown }: FaceProps) {
  const { t } = useTranslation("chat");
  const [isOpen, setIsOpen] = useState(false);
  if (!isKnown) return <InitialsAvatar id={userId} name={name} size="medium" />;
  return (
    <span className={classes.face}>
      <InitialsAvatar id={userId} name={name} size="medium" />
      <button
        type="button"
        className={classes.way}
        aria-label={t("whoIs", { name })}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Opening>
          <PersonCard userId={userId} name={name} onClose={() => setIsOpen(false)} />
        </Opening>
      )}
    </span>
  );
}
