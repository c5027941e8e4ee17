import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { ChooseStep } from "./choose-step.tsx";
import type { ImportTarget } from "./import-target.ts";
import { PreviewStep } from "./preview-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { StepList } from "./step-list.tsx";
import { type ImportCourse, useImport } from "./use-import.ts";

interface ImportWizardProps {
  readonly target: ImportTarget;
  readonly engine: ImportEngine;
  readonly onClose: () => void;
}

const STEPS = ["stepFile", "stepPreview", "stepResult"] as const;

/** A sheet is brought in, in three steps (seed 001 §4): the file, what it says, what came of it. */
export function ImportWizard({ target, engine, onClose }: ImportWizardProps) {
  const { t } = useTranslation("import-sheet");
  const course = useImport(target, engine);
  const [isBack, setIsBack] = useState(false);
  const step = isBack ? 0 : stepOf(course);
  return (
    <Dialog title={t("title", { name: target.name })} size="wide" onClose={onClose}>
      <StepList names={STEPS.map((name) => t(name))} at={step} />
      {course.begun === "loading" && <SkeletonList rows={4} />}
      {course.begun !== "loading" && step === 0 && (
        <ChooseStep
          target={target}
          engine={engine}
          course={course}
          onNext={() => setIsBack(false)}
        />
      )}
      {step === 1 && <PreviewStep target={target} course={course} onBack={() => setIsBack(true)} />}
      {step === 2 && (
        <ResultStep target={target} engine={engine} course={course} onClose={onClose} />
      )}
    </Dialog>
  );
}

function stepOf({ begun }: ImportCourse): number {
  if (typeof begun !== "object") return 0;
  return begun.draft.outcome ? 2 : 1;
}
