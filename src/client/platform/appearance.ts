import { watchSetting, writeSetting } from "./local-settings.ts";

/** How much room rows, cards and tables take. */
export type Density = "comfortable" | "compact";

/** "auto" follows the system; "less" holds still always. */
export type Motion = "auto" | "less";

/** `public/start.js` reads the same names before the first paint and marks the page the same way. */
const DENSITY = "density";
const MOTION = "motion";
const listeners = new Set<() => void>();

function mark(name: "density" | "motion", value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
  for (const listener of listeners) listener();
}

export function readDensity(): Density {
  return document.documentElement.dataset["density"] === "compact" ? "compact" : "comfortable";
}

export function writeDensity(density: Density): void {
  const value = density === "compact" ? density : undefined;
  writeSetting(DENSITY, value);
  mark("density", value);
}

export function readMotion(): Motion {
  return document.documentElement.dataset["motion"] === "less" ? "less" : "auto";
}

export function writeMotion(motion: Motion): void {
  const value = motion === "less" ? motion : undefined;
  writeSetting(MOTION, value);
  mark("motion", value);
}

/** Calls back when either changes, in this tab or another. */
export function subscribeToAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

watchSetting(DENSITY, (value) => mark("density", value));
watchSetting(MOTION, (value) => mark("motion", value));
