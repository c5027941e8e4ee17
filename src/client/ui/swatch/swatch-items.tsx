import { Menu } from "@mantine/core";
import classes from "./swatch.module.css";
import { Swatch } from "./swatch.tsx";

interface SwatchItemsProps<Color extends string> {
  readonly colors: readonly Color[];
  /** The one that it has. */
  readonly color: Color;
  readonly nameOf: (color: Color) => string;
  readonly onChoose: (color: Color) => void;
}

/** The colours of a menu: dots with names for who points at them or does not see them. */
export function SwatchItems<Color extends string>({
  colors,
  color,
  nameOf,
  onChoose,
}: SwatchItemsProps<Color>) {
  const handleChange = (wanted: string) => {
    const chosen = colors.find((one) => one === wanted);
    if (chosen !== undefined && chosen !== color) onChoose(chosen);
  };
  return (
    <Menu.RadioGroup value={color} onChange={handleChange}>
      <div className={classes.palette} role="presentation">
        {colors.map((one) => (
          <Menu.RadioItem
            key={one}
            closeMenuOnClick
            value={one}
            className={classes.choice}
            classNames={{ itemIndicator: classes.indicator }}
            aria-label={nameOf(one)}
            title={nameOf(one)}
          >
            <Swatch color={one} />
          </Menu.RadioItem>
        ))}
      </div>
    </Menu.RadioGroup>
  );
}
