import { useIsPhone } from "#client/ui/use-is-phone.ts";

/** Pixels that a line needs for a name of some words beside person, time and size. */
const WIDE_ENOUGH = 620;

/** Whether what is said of a file stands below its name, in a list so many pixels wide; 0 = not measured yet. */
export function useIsNarrow(width: number): boolean {
  const isPhone = useIsPhone();
  return width > 0 ? width < WIDE_ENOUGH : isPhone;
}
