import type { MantineColorsTuple } from "@mantine/core";

/** Ten shades each: 6 fills on light ground, 4 fills on dark ground. */
export const accent: MantineColorsTuple = [
  "#edf1fe",
  "#e3eafe",
  "#c9d5fd",
  "#a9bdff",
  "#7d9bff",
  "#5479f3",
  "#2f5bea",
  "#2950d4",
  "#2448bd",
  "#1c3894",
];

export const red: MantineColorsTuple = [
  "#fdeeee",
  "#fbdcdc",
  "#f7bcbc",
  "#ff9c9c",
  "#ff7b7b",
  "#e25555",
  "#c03030",
  "#ad2a2a",
  "#942323",
  "#6f1b1b",
];

export const amber: MantineColorsTuple = [
  "#fdf3e1",
  "#fae7c4",
  "#f5d596",
  "#f3c473",
  "#f0b252",
  "#cc8a24",
  "#9a5900",
  "#844c00",
  "#6e3f00",
  "#523000",
];

export const green: MantineColorsTuple = [
  "#e9f6ee",
  "#d3edde",
  "#aedfc2",
  "#8fd7ab",
  "#6fcf94",
  "#3fa76a",
  "#1c7340",
  "#176236",
  "#12512c",
  "#0d3c20",
];

export const gray: MantineColorsTuple = [
  "#f7f7f5",
  "#efefec",
  "#e4e4df",
  "#d3d4d1",
  "#b9bbbd",
  "#80848a",
  "#5a5e65",
  "#4a4d53",
  "#313438",
  "#1d1f21",
];

export const dark: MantineColorsTuple = [
  "#e8e9ec",
  "#c9ccd2",
  "#acb1ba",
  "#6e747e",
  "#303339",
  "#26282d",
  "#1d1f23",
  "#17181b",
  "#101114",
  "#0b0c0e",
];

/** What the product draws with, by the name after `--plumbline-`. Text colours reach AA on every surface of their scheme. */
export interface Surfaces {
  readonly [name: string]: string;
}

export const light: Surfaces = {
  surface: "#ffffff",
  "surface-2": "#f7f7f5",
  "surface-3": "#efefec",
  line: "#e4e4df",
  text: "#1d1f21",
  dim: "#5a5e65",
  faint: "#666a71",
  accent: "#2f5bea",
  "accent-tint": "#edf1fe",
  "accent-text": "#2448bd",
  "on-accent": "#ffffff",
  red: "#c03030",
  "red-tint": "#fdeeee",
  amber: "#9a5900",
  "amber-tint": "#fdf3e1",
  green: "#1c7340",
  "green-tint": "#e9f6ee",
  bubble: "#f1f1ee",
  "bubble-mine": "#e3eafe",
  rail: "#1c1f26",
  "rail-text": "#a8adb8",
  "rail-strong": "#ffffff",
  "rail-current": "rgba(255, 255, 255, 0.1)",
  "swatch-red": "#d94848",
  "swatch-orange": "#d9822b",
  "swatch-brown": "#9a6b3f",
  "swatch-yellow": "#e0b000",
  "swatch-blue": "#4c7df0",
  "swatch-indigo": "#5a63d8",
  "swatch-green": "#3fa365",
  "swatch-pink": "#e06a9c",
  "swatch-purple": "#8f6be0",
  "swatch-grey": "#8d929c",
  shadow: "0 8px 28px rgba(20, 22, 26, 0.12)",
};

export const night: Surfaces = {
  surface: "#17181b",
  "surface-2": "#1d1f23",
  "surface-3": "#26282d",
  line: "#303339",
  text: "#e8e9ec",
  dim: "#acb1ba",
  faint: "#9ca2ac",
  accent: "#7d9bff",
  "accent-tint": "#232c47",
  "accent-text": "#a9bdff",
  "on-accent": "#10131c",
  red: "#ff7b7b",
  "red-tint": "#3b2325",
  amber: "#f0b252",
  "amber-tint": "#382c1a",
  green: "#6fcf94",
  "green-tint": "#1c3326",
  bubble: "#26282d",
  "bubble-mine": "#26345f",
  rail: "#101114",
  "rail-text": "#8d929c",
  "rail-strong": "#ffffff",
  "rail-current": "rgba(255, 255, 255, 0.1)",
  "swatch-red": "#cf5b5b",
  "swatch-orange": "#cc7f36",
  "swatch-brown": "#a87b52",
  "swatch-yellow": "#c79c1e",
  "swatch-blue": "#5b83e0",
  "swatch-indigo": "#6a72d4",
  "swatch-green": "#4a9f6c",
  "swatch-pink": "#c9628e",
  "swatch-purple": "#8a6ad0",
  "swatch-grey": "#767c87",
  shadow: "0 8px 28px rgba(0, 0, 0, 0.5)",
};
