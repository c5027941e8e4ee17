import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from "@mantine/core";
import { accent, amber, dark, gray, green, light, night, red, type Surfaces } from "./palette.ts";

const fontFamily =
  '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** Fills are light on dark ground, so what stands on them cannot always be white. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === "filled" ? { ...colors, color: "var(--plumbline-on-accent)" } : colors;
};

/** The page itself does not scroll, and hiding its scroll bar would take a style element. */
const removeScrollProps = { removeScrollBar: false };

/** Where `Layers` stands, or the page where nothing does. A dialog is a place of its own and needs none. */
const portalProps = { target: "[data-layers], body:not(:has([data-layers]))" };

export const theme = createTheme({
  colors: { accent, blue: accent, red, orange: amber, yellow: amber, amber, green, gray, dark },
  primaryColor: "accent",
  primaryShade: { light: 6, dark: 4 },
  variantColorResolver,
  black: "#1d1f21",
  fontFamily,
  fontSizes: {
    xs: "0.75rem",
    sm: "0.8125rem",
    md: "0.875rem",
    lg: "1rem",
    xl: "1.25rem",
  },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.45", lg: "1.45", xl: "1.3" },
  headings: {
    fontFamily,
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "1.375rem", lineHeight: "1.3" },
      h2: { fontSize: "1.25rem", lineHeight: "1.3" },
      h3: { fontSize: "1.125rem", lineHeight: "1.35" },
      h4: { fontSize: "1rem", lineHeight: "1.4" },
      h5: { fontSize: "0.9375rem", lineHeight: "1.4" },
      h6: { fontSize: "0.875rem", lineHeight: "1.45" },
    },
  },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "10px", xl: "14px" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  shadows: {
    sm: "0 1px 2px rgba(20, 22, 26, 0.08)",
    md: "var(--plumbline-shadow)",
    lg: "var(--plumbline-shadow)",
    xl: "var(--plumbline-shadow)",
  },
  components: {
    Tooltip: {
      defaultProps: {
        openDelay: 400,
        // Keyboard users get the words too.
        events: { hover: true, focus: true, touch: false },
        portalProps,
      },
    },
    Menu: {
      defaultProps: {
        // A menu holds nothing but its items, also for those who hear it.
        withInitialFocusPlaceholder: false,
        shadow: "md",
        transitionProps: { duration: 100 },
      },
    },
    Popover: {
      defaultProps: {
        shadow: "md",
        transitionProps: { duration: 100 },
        portalProps,
        // Where there is no room beside it, it moves by as much as it takes, and not to the other side.
        middlewares: { shift: true, flip: { crossAxis: false } },
      },
    },
    Modal: {
      defaultProps: { centered: true, transitionProps: { duration: 120 }, removeScrollProps },
    },
    ModalRoot: { defaultProps: { removeScrollProps } },
    // Where it is as large as a finger, its sign stays as it is.
    CloseButton: { defaultProps: { iconSize: "1rem" } },
    // The page has one banner; the head of a dialog is none.
    ModalHeader: { defaultProps: { role: "presentation" } },
  },
});

const tinted = {
  accent: "accent",
  blue: "accent",
  red: "red",
  orange: "amber",
  yellow: "amber",
  amber: "amber",
  green: "green",
} as const;

function variablesOf(surfaces: Surfaces): Record<string, string> {
  const own = Object.entries(surfaces).map(([name, value]) => [`--plumbline-${name}`, value]);
  const tints = Object.entries(tinted).flatMap(([color, tint]) => {
    const text = tint === "accent" ? "--plumbline-accent-text" : `--plumbline-${tint}`;
    return [
      // The library writes menu items in this shade, on light and dark ground alike.
      [`--mantine-color-${color}-6`, `var(--plumbline-${tint})`],
      [`--mantine-color-${color}-text`, `var(${text})`],
      [`--mantine-color-${color}-light`, `var(--plumbline-${tint}-tint)`],
      [
        `--mantine-color-${color}-light-hover`,
        `color-mix(in srgb, var(${text}) 5%, var(--plumbline-${tint}-tint))`,
      ],
      [`--mantine-color-${color}-light-color`, `var(${text})`],
      [`--mantine-color-${color}-outline`, `var(${text})`],
    ];
  });
  return {
    ...Object.fromEntries([...own, ...tints]),
    "--mantine-color-text": "var(--plumbline-text)",
    "--mantine-color-bright": "var(--plumbline-text)",
    "--mantine-color-body": "var(--plumbline-surface)",
    "--mantine-color-error": "var(--plumbline-red)",
    "--mantine-color-success": "var(--plumbline-green)",
    "--mantine-color-placeholder": "var(--plumbline-faint)",
    "--mantine-color-anchor": "var(--plumbline-accent-text)",
    "--mantine-color-default": "var(--plumbline-surface)",
    "--mantine-color-default-hover": "var(--plumbline-surface-3)",
    "--mantine-color-default-color": "var(--plumbline-text)",
    "--mantine-color-default-border": "var(--plumbline-line)",
    "--mantine-color-dimmed": "var(--plumbline-dim)",
    "--mantine-color-disabled": "var(--plumbline-surface-3)",
    "--mantine-color-disabled-color": "var(--plumbline-faint)",
    "--mantine-color-disabled-border": "var(--plumbline-line)",
    "--mantine-color-gray-light": "var(--plumbline-surface-3)",
    "--mantine-color-gray-light-hover": "var(--plumbline-surface-3)",
    "--mantine-color-gray-light-color": "var(--plumbline-dim)",
    "--mantine-primary-color-contrast": "var(--plumbline-on-accent)",
  };
}

/** The colours of the product as CSS variables, for both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variablesOf(light),
  dark: variablesOf(night),
});
