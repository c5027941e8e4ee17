import { Button, Checkbox, Group, Progress, Select, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportTarget } from "./import-target.ts";
import { linesAtFault } from "./lines-at-fault.ts";
import { PreviewGrid } from "./preview-grid.tsx";
import { PreviewPages } from "./preview-pages.tsx";
import type { Begun } from "./begun.ts";
import type { ImportCourse } from "./use-import.ts";

interface PreviewStepProps {
  readonly target: ImportTarget;
  readonly course: ImportCourse;
  readonly onBack: () => void;
}

/** Lines that are shown at once. */
const PAGE = 50;

/** What the sheet says, to be looked through and mended before it is brought in. */
export function PreviewStep(props: PreviewStepProps) {
  const { begun } = props.course;
  return typeof begun === "object" ? <Preview {...props} begun={begun} /> : null;
}

function Preview({ target, course, begun, onBack }: PreviewStepProps & { readonly begun: Begun }) {
  const { t } = useTranslation("import-sheet");
  const [page, setPage] = useState(1);
  const [onlyFaults, setOnlyFaults] = useState(false);
  const { records, checked, progress, change, run } = course;
  const { draft, grid } = begun;
  const faults = useMemo(() => linesAtFault(records, checked ?? []), [records, checked]);
  const bad = checked?.filter(({ problems }) => problems.length > 0).length ?? 0;
  const changes = checked?.filter(({ isChange }) => isChange).length ?? 0;
  const lines = useMemo(() => {
    const all = records.flatMap((record) =>
      onlyFaults && !record.lines.some((line) => faults.has(line)) ? [] : record.lines,
    );
    return all.toSorted((one, other) => one - other);
  }, [records, faults, onlyFaults]);
  const last = Math.max(1, Math.ceil(lines.length / PAGE));
  const at = Math.min(page, last);
  const right = records.length - bad;
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="end">
        <output aria-live="polite">
          {records.length === 0 && t("nothing")}
          {records.length > 0 && !checked && t("checking")}
          {checked && records.length > 0 && t(`${target.kind}.found`, { count: records.length })}
          {bad > 0 && ` · ${t("faults", { count: bad })}`}
          {changes > 0 && ` · ${t("changes", { count: changes })}`}
        </output>
        {target.matches.length > 0 && (
          <Select
            size="xs"
            label={t("mode")}
            data={[
              { value: "", label: t("insert") },
              ...target.matches.map(({ path, label }) => ({
                value: path,
                label: t("upsert", { field: label }),
              })),
            ]}
            value={draft.match}
            allowDeselect={false}
            onChange={(match) => change({ grid, draft: { ...draft, match: match ?? "" } })}
          />
        )}
      </Group>
      <PreviewGrid
        target={target}
        begun={begun}
        lines={lines.slice((at - 1) * PAGE, at * PAGE)}
        records={records}
        faults={faults}
        onChange={change}
      />
      <Group justify="space-between">
        <Checkbox
          label={t("onlyFaults")}
          checked={onlyFaults}
          disabled={bad === 0 && !onlyFaults}
          onChange={(event) => setOnlyFaults(event.currentTarget.checked)}
        />
        {last > 1 && <PreviewPages last={last} at={at} onPage={setPage} />}
      </Group>
      {bad > 0 && (
        <Text size="sm" c="dimmed">
          {t("faultsStay")}
        </Text>
      )}
      {progress && (
        <Progress
          value={(progress.done / Math.max(1, progress.count)) * 100}
          aria-label={t("progress", { ...progress })}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" disabled={progress !== undefined} onClick={onBack}>
          {t("back")}
        </Button>
        <Button
          loading={progress !== undefined}
          disabled={!checked || right === 0}
          onClick={() => void run()}
        >
          {t(`${target.kind}.run`, { count: right })}
        </Button>
      </Group>
    </Stack>
  );
}
