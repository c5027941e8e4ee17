import { useEffect, useRef } from "react";
import classes from "./sticker.module.css";

interface StillPictureProps {
  readonly picture: string;
  readonly label: string;
}

/** A picture that moves, as it is at first: its person wants nothing to move. */
export function StillPicture({ picture, label }: StillPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new Image();
    image.addEventListener("load", () => {
      const { current } = canvas;
      if (!current) return;
      current.width = image.naturalWidth;
      current.height = image.naturalHeight;
      // Of what moves the first picture is drawn.
      current.getContext("2d")?.drawImage(image, 0, 0);
    });
    image.src = picture;
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className={classes.picture}
      {...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    />
  );
}
