import { useContext, useState } from "react";
import { AvatarPictures } from "./avatar-pictures.ts";
import { groundOf, initials } from "./initials.ts";
import classes from "./initials-avatar.module.css";

interface InitialsAvatarProps {
  /** Decides the colour. */
  readonly id: number | string;
  readonly name: string;
  /** Medium unless said: in a line of words small, in a tall row large. */
  readonly size?: "small" | "medium" | "large";
  readonly online?: boolean;
  /** What is shown in place of the initials where it is not a person, whose picture is known by the id; "" = nothing. */
  readonly picture?: string;
  /** Set only where the name does not stand beside it; without it the avatar is decoration. */
  readonly label?: string;
}

/** Initials in a coloured circle, or a picture where there is one. */
export function InitialsAvatar(props: InitialsAvatarProps) {
  const { id, name, size = "medium", online, label } = props;
  const known = useContext(AvatarPictures).get(id);
  const picture = props.picture ?? known ?? "";
  const [broken, setBroken] = useState("");
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-initials={initials(name)}
      style={{ background: groundOf(id) }}
      {...(label ? { role: "img", "aria-label": label, title: label } : { "aria-hidden": true })}
    >
      {picture !== "" && picture !== broken && (
        <img
          className={classes.picture}
          src={picture}
          alt=""
          draggable={false}
          onError={() => setBroken(picture)}
        />
      )}
      {online && <span className={classes.online} />}
    </span>
  );
}
