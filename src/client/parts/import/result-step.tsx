import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportFailure, ImportOutcome } from "#client/data/database/import-row.ts";
import { useImportSending } from "#client/live/import/use-import-sending.ts";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { Each } from "#client/ui/each/each.tsx";
import { shownText } from "#domain/import/sheet/import-cell.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";
import { failureSheet } from "#domain/form/sheet/template-sheet.ts";
import { safeText } from "#domain/form/sheet/safe-text.ts";
import type { ImportTarget } from "./import-target.ts";
import classes from "./import.module.css";
import { saveSheet } from "./save-sheet.ts";
import type { Begun } from "./begun.ts";
import type { ImportCourse } from "./use-import.ts";

interface ResultStepProps {
  readonly target: ImportTarget;
  readonly engine: ImportEngine;
  readonly course: ImportCourse;
  readonly onClose: () => void;
}

/** Failures that are named one by one; a workbook names all. */
const NAMED = 8;

/** What came of it. */
export function ResultStep(props: ResultStepProps) {
  const { begun } = props.course;
  if (typeof begun !== "object" || !begun.draft.outcome) return null;
  return <Result {...props} begun={begun} outcome={begun.draft.outcome} />;
}

function Result({
  target,
  engine,
  course,
  begun,
  outcome,
  onClose,
}: ResultStepProps & { readonly begun: Begun; readonly outcome: ImportOutcome }) {
  const { t } = useTranslation("import-sheet");
  const [isUndoing, setIsUndoing] = useState(false);
  const { waiting, refused } = useImportSending(target.key);
  const failed: readonly ImportFailure[] = [...outcome.failed, ...refused];
  const [added, changed] = [outcome.added.length, outcome.changed.length];
  const isUndone = outcome.undone !== undefined;
  const reasonOf = (problem: RecordProblem) => {
    const label = target.columns.find(({ path }) => path === problem.path)?.label;
    const text = target.problemText(problem);
    return label === undefined ? text : `${label}: ${text}`;
  };
  const saveFailures = () => {
    const cellsOf = (line: number) =>
      (begun.grid[line] ?? []).map((cell) => safeText(shownText(cell)));
    const headings = Array.from({ length: begun.draft.mapping.headings }, (_, at) => cellsOf(at));
    const rows = failed.flatMap(({ lines, problems }) =>
      lines.map((line, at) => ({
        cells: cellsOf(line),
        reason: at === 0 ? problems.map(reasonOf).join(", ") : "",
      })),
    );
    return saveSheet(
      engine,
      t("failuresOf", { name: target.name }),
      failureSheet(headings, rows, t("reason")),
    );
  };
  const undo = async () => {
    setIsUndoing(true);
    await course.undo();
    setIsUndoing(false);
  };
  const leave = async (then: () => void) => {
    await course.forget();
    then();
  };
  return (
    <Stack>
      <Alert
        className={classes.told}
        color={failed.length > 0 ? "yellow" : "green"}
        icon={<IconCheck aria-hidden />}
      >
        {!isUndone && added > 0 && <p>{t(`${target.kind}.added`, { count: added })}</p>}
        {!isUndone && changed > 0 && <p>{t(`${target.kind}.changed`, { count: changed })}</p>}
        {!isUndone && added + changed === 0 && <p>{t("noneAdded")}</p>}
        {isUndone && <p>{t("undone")}</p>}
        {outcome.undone && outcome.undone.left > 0 && (
          <p>{t(`${target.kind}.undoneLeft`, { count: outcome.undone.left })}</p>
        )}
        {outcome.undone?.names && outcome.undone.names.length > 0 && (
          <p>{outcome.undone.names.slice(0, NAMED).join(", ")}</p>
        )}
        {waiting > 0 && <p>{t("waiting", { count: waiting })}</p>}
      </Alert>
      {failed.length > 0 && !isUndone && (
        <Stack gap="xs">
          <Text fw={600}>{t("failed", { count: failed.length })}</Text>
          <ul className={classes.failed}>
            <Each rows={failed.slice(0, NAMED)} keyOf={({ lines }) => lines[0] ?? 0} as="li">
              {({ lines, problems }) => (
                <li>
                  {t("failedLine", {
                    line: (lines[0] ?? 0) + 1,
                    reason: problems.map(reasonOf).join(", "),
                  })}
                </li>
              )}
            </Each>
          </ul>
          <Group>
            <Button
              variant="default"
              leftSection={<IconDownload size="1rem" aria-hidden />}
              onClick={() => void saveFailures()}
            >
              {t("saveFailures")}
            </Button>
          </Group>
        </Stack>
      )}
      <Group justify="space-between">
        {isUndone || added + changed === 0 ? (
          <span />
        ) : (
          <Button
            variant="subtle"
            color="red"
            loading={isUndoing}
            leftSection={<IconArrowBackUp size="1rem" aria-hidden />}
            onClick={() => void undo()}
          >
            {t("undo")}
          </Button>
        )}
        <Group>
          <Button variant="default" onClick={() => void leave(() => undefined)}>
            {t("another")}
          </Button>
          <Button onClick={() => void leave(onClose)}>{t("done")}</Button>
        </Group>
      </Group>
    </Stack>
  );
}
