import { Button, Group, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { PasteCells } from "./paste-cells.tsx";
import { saveSheet } from "./save-sheet.ts";
import type { ImportTarget } from "./import-target.ts";
import { SheetDrop, SheetRefused } from "./sheet-drop.tsx";
import type { ImportCourse } from "./use-import.ts";

interface ChooseStepProps {
  readonly target: ImportTarget;
  readonly engine: ImportEngine;
  readonly course: ImportCourse;
  readonly onNext: () => void;
}

/** Which file is brought in, with a template for those who have none. */
export function ChooseStep({ target, engine, course, onNext }: ChooseStepProps) {
  const { t } = useTranslation("import-sheet");
  const [isMissing, setIsMissing] = useState(false);
  const [pasted, setPasted] = useState("");
  const { begun, problem, isReading } = course;
  const fileName = typeof begun === "object" ? begun.draft.fileName : "";
  const choose = async (file: File) => {
    setIsMissing(false);
    await course.open(file);
    onNext();
  };
  const take = (text: string) => {
    setIsMissing(false);
    if (course.paste(text)) onNext();
    else setPasted(text);
  };
  const goOn = () => {
    if (pasted.trim() !== "") take(pasted);
    else if (fileName === "") setIsMissing(true);
    else onNext();
  };
  return (
    <Stack>
      <SheetDrop fileName={fileName} isReading={isReading} onFile={(file) => void choose(file)} />
      <PasteCells text={pasted} onText={setPasted} onCells={take} />
      {(problem || isMissing) && <SheetRefused problem={problem} />}
      <Group justify="space-between">
        <Button
          variant="subtle"
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={() =>
            void saveSheet(engine, t("templateOf", { name: target.name }), target.template())
          }
        >
          {t("template")}
        </Button>
        <Button onClick={goOn}>{t("next")}</Button>
      </Group>
    </Stack>
  );
}
