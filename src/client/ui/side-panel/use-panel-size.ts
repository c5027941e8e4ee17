import { useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

/** How much of the screen a side panel takes. */
export const PANEL_SIZES = ["usual", "wide", "full"] as const;
export type PanelSize = (typeof PANEL_SIZES)[number];

/** The width a person wants a panel to have, kept in this browser. */
export function usePanelSize(name: string): [PanelSize, (size: PanelSize) => void] {
  const setting = `panel.${name}`;
  const [size, setSize] = useState<PanelSize>(() => {
    const kept = readSetting(setting);
    return PANEL_SIZES.find((one) => one === kept) ?? "usual";
  });
  const change = (wanted: PanelSize) => {
    setSize(wanted);
    writeSetting(setting, wanted === "usual" ? undefined : wanted);
  };
  return [size, change];
}
