import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { cssVariablesResolver, theme } from "./theme.ts";

/**
 * Gives the page the variables of the theme as a sheet of the script's own. The library would write them into a style
 * element, and pages that allow these allow whoever smuggles one in as well.
 */
export function adoptVariables(): void {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const variables = deepMerge(defaultCssVariablesResolver(whole), cssVariablesResolver(whole));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(convertCssVariables(variables));
  document.adoptedStyleSheets.push(sheet);
}
