import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useImportEngine } from "#client/live/import/use-import-engine.ts";
import { useRun } from "#client/live/use-run.ts";
import { PasteCells } from "#client/parts/import/paste-cells.tsx";
import { SheetDrop, SheetRefused } from "#client/parts/import/sheet-drop.tsx";
import { StepList } from "#client/parts/import/step-list.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { type FormOfSheetCourse, useFormOfSheet } from "./use-form-of-sheet.ts";
import { useSheetWords } from "./use-sheet-words.ts";

interface FormFromSheetProps {
  readonly onClose: () => void;
  /** Leads to the designer of the form that was made. */
  readonly onMade: (formId: number) => void;
}

const STEPS = ["stepFile", "stepColumns", "stepDraw"] as const;

/** A form is made of a list that is kept as a spreadsheet: the file, what its columns are, and the designer. */
export function FormFromSheet({ onClose, onMade }: FormFromSheetProps) {
  const { t } = useTranslation("form-from-sheet");
  const engine = useImportEngine();
  const words = useSheetWords();
  const course = useFormOfSheet(engine, words);
  const run = useRun();
  const [isBack, setIsBack] = useState(false);
  const { begun } = course;
  const isFile = isBack || typeof begun !== "object";
  const make = async (name: string, definition: string, paths: readonly string[]) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const added = await run("form.add", { name, definition, timeZone });
    if (!added.ok) return;
    // Where the browser is full the lines do not wait here; the form is made all the same, and the file is still there.
    await course.made(added.reply.id, paths).catch(() => undefined);
    showToast({ message: t("made", { name }) });
    onClose();
    onMade(added.reply.id);
  };
  return (
    <Dialog title={t("title")} size="wide" onClose={onClose}>
      <StepList names={STEPS.map((step) => t(step))} at={isFile ? 0 : 1} />
      {begun === "loading" && <SkeletonList rows={4} />}
      {begun !== "loading" && isFile && (
        <FileStep course={course} onNext={() => setIsBack(false)} />
      )}
      {typeof begun === "object" && !isBack && (
        <ColumnsStep
          begun={begun}
          course={course}
          words={words}
          onBack={() => setIsBack(true)}
          onMake={make}
        />
      )}
    </Dialog>
  );
}

interface FileStepProps {
  readonly course: FormOfSheetCourse;
  readonly onNext: () => void;
}

function FileStep({ course, onNext }: FileStepProps) {
  const { t } = useTranslation(["import-sheet", "form-from-sheet"]);
  const [isMissing, setIsMissing] = useState(false);
  const [pasted, setPasted] = useState("");
  const { begun, problem, isReading } = course;
  const fileName = typeof begun === "object" ? begun.fileName : "";
  const open = async (file: File) => {
    setIsMissing(false);
    if (await course.open(file)) onNext();
  };
  const take = async (text: string) => {
    setPasted(text);
    // Read as any other sheet in words; parted by tabs, as spreadsheets copy it.
    await open(new File([text], `${t("pasted")}.csv`, { type: "text/csv" }));
  };
  const goOn = () => {
    if (pasted.trim() !== "") void take(pasted);
    else if (fileName === "") setIsMissing(true);
    else onNext();
  };
  return (
    <Stack>
      <SheetDrop fileName={fileName} isReading={isReading} onFile={(file) => void open(file)} />
      <PasteCells text={pasted} onText={setPasted} onCells={(text) => void take(text)} />
      {(problem || isMissing) && <SheetRefused problem={problem} />}
      <Group justify="space-between">
        {fileName === "" ? (
          <span />
        ) : (
          <Button variant="subtle" color="red" onClick={() => void course.forget()}>
            {t("form-from-sheet:forget")}
          </Button>
        )}
        <Button onClick={goOn}>{t("next")}</Button>
      </Group>
    </Stack>
  );
}
