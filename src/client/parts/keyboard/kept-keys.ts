import { useSyncExternalStore } from "react";
import { readSetting, watchSetting, writeSetting } from "#client/platform/local-settings.ts";
import { type KeyConfig, parseKeyConfig } from "./key-config.ts";

/** One of the keys that survive clearing the cache (seed 000 §4). */
const NAME = "keyboard";

let config = parseKeyConfig(readSetting(NAME));
const listeners = new Set<() => void>();

function hold(next: KeyConfig): void {
  config = next;
  for (const listener of listeners) listener();
}

// Another tab changed it.
watchSetting(NAME, (text) => hold(parseKeyConfig(text)));

/** What this browser's keys are now. */
export function keyConfig(): KeyConfig {
  return config;
}

export function keepKeyConfig(next: KeyConfig): void {
  writeSetting(NAME, JSON.stringify(next));
  hold(next);
}

/** Repaints when keys change, in this tab or another. */
export function useKeyConfig(): KeyConfig {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, keyConfig);
}
