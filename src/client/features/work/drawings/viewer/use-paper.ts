import { useComputedColorScheme } from "@mantine/core";
import { useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const NAME = "sheetPaper";

/** Whether sheets are drawn on dark paper: as the app is, until somebody says otherwise in this browser. */
export function usePaper() {
  const scheme = useComputedColorScheme("light");
  const [chosen, setChosen] = useState(() => readSetting(NAME));
  const isDark = (chosen ?? scheme) === "dark";
  return {
    isDark,
    turn() {
      const next = isDark ? "light" : "dark";
      writeSetting(NAME, next === scheme ? undefined : next);
      setChosen(next === scheme ? undefined : next);
    },
  };
}
