import classes from "./swatch.module.css";

interface SwatchProps {
  /** A colour of the palette (`swatch-*`) by its name; "" = none. */
  readonly color: string;
  readonly size?: "small" | "medium";
}

/** A dot in a colour that people give things. */
export function Swatch({ color, size = "medium" }: SwatchProps) {
  return (
    <span
      className={`${classes.swatch} ${classes.color}`}
      data-color={color || undefined}
      data-size={size}
      aria-hidden
    />
  );
}
