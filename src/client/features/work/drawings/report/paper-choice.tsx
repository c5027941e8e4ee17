import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type PaperName, PAPERS } from "#client/platform/paper/paper-size.ts";

interface PaperChoiceProps {
  readonly paper: PaperName;
  readonly onChoose: (paper: PaperName) => void;
}

/** On what paper the drawing goes: it is drawn as fine as that takes. */
export function PaperChoice({ paper, onChoose }: PaperChoiceProps) {
  const { t } = useTranslation("drawing");
  return (
    <NativeSelect
      aria-label={t("paper")}
      value={paper}
      data={[...PAPERS]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = PAPERS.find((each) => each === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
