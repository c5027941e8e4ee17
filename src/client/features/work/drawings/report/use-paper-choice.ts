import { useState } from "react";
import { PAPERS, type PaperName } from "#client/platform/paper/paper-size.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const NAME = "drawingPaper";

/** On what paper drawings go, as it was chosen last in this browser. */
export function usePaperChoice() {
  const [paper, setPaper] = useState<PaperName>(
    () => PAPERS.find((each) => each === readSetting(NAME)) ?? "A4",
  );
  return {
    paper,
    choose(next: PaperName) {
      writeSetting(NAME, next);
      setPaper(next);
    },
  };
}
