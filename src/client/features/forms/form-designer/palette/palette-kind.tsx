import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { Icon } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import classes from "./palette.module.css";

interface PaletteKindProps {
  readonly kind: string;
  readonly icon: Icon;
  readonly label: string;
  readonly onAdd: () => void;
}

/** A kind of field to be put into the form. */
export function PaletteKind({ kind, icon: Picture, label, onAdd }: PaletteKindProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    return element
      ? draggable({ element, getInitialData: () => ({ designKind: kind }) })
      : undefined;
  }, [kind]);
  return (
    <button ref={button} type="button" className={classes.kind} onClick={onAdd}>
      <Picture size="1rem" stroke={1.6} aria-hidden />
      <span>{label}</span>
    </button>
  );
}
