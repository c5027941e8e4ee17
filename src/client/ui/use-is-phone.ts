import { useMediaQuery } from "@mantine/hooks";

/** Narrower than 768 px: one pane at a time. The same line as `@media (max-width: 47.99em)` in the styles. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
}

/** Narrower than 992 px: two panes stand beside each other, and what is wide within one stands below. As `@media (max-width: 61.99em)`. */
export function useIsNarrow(): boolean {
  return useMediaQuery("(max-width: 61.99em)", false, { getInitialValueInEffect: false });
}
