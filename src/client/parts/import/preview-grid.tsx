import { Select, Table } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { shownText } from "#domain/import/sheet/import-cell.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import type { ImportedLines } from "#domain/form/import-text/import-lines.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";
import { CellField } from "./cell-field.tsx";
import { withCell, withoutLine, withPath } from "./edit-lines.ts";
import classes from "./import.module.css";
import type { ImportTarget } from "./import-target.ts";
import type { Begun } from "./begun.ts";

interface PreviewGridProps {
  readonly target: ImportTarget;
  readonly begun: Begun;
  /** Those that are shown, counted from 0. */
  readonly lines: readonly number[];
  readonly records: readonly ImportedLines[];
  readonly faults: ReadonlyMap<number, readonly RecordProblem[]>;
  readonly onChange: (begun: Begun) => void;
}

/** The lines of a sheet below the fields that their columns are for. */
export function PreviewGrid({ target, begun, lines, records, faults, onChange }: PreviewGridProps) {
  const { t } = useTranslation("import-sheet");
  const { draft, grid } = begun;
  const { headings, paths } = draft.mapping;
  const named = headingLines(grid, headings);
  const titles = paths.map((_path, column) =>
    named
      .map((line) => shownText(line[column]))
      .filter(Boolean)
      .join(" / "),
  );
  const columns = paths.map((path, at) => ({ at, path, title: titles[at] ?? "" }));
  const labelAt = (column: number) =>
    target.columns.find(({ path }) => path === paths[column])?.label ?? titles[column] ?? "";
  const choose = (column: number, path: string) =>
    onChange({
      grid,
      draft: { ...draft, mapping: { headings, paths: withPath(paths, column, path) } },
    });
  const choices = [
    { value: "", label: t("skip") },
    ...target.columns.map(({ path, label }) => ({ value: path, label })),
  ];
  return (
    <Table.ScrollContainer minWidth={0} mah="50vh" className={classes.grid}>
      <Table stickyHeader withColumnBorders>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("line")}</Table.Th>
            {columns.map(({ at, path, title }) => (
              <Table.Th key={at} className={classes.column}>
                <span className={classes.title}>{title || t("noTitle")}</span>
                <Select
                  size="xs"
                  searchable
                  aria-label={t("fieldOf", { column: title || String(at + 1) })}
                  data={choices}
                  value={path}
                  allowDeselect={false}
                  onChange={(chosen) => choose(at, chosen ?? "")}
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Line
              key={line}
              line={line}
              cells={columns.map(({ at, path }) => ({
                at,
                path,
                label: labelAt(at),
                text: shownText(grid[line]?.[at]),
              }))}
              problems={faults.get(line) ?? NO_PROBLEMS}
              problemText={target.problemText}
              onCell={(column, text) =>
                onChange({ draft, grid: withCell(grid, line, column, text) })
              }
              onRemove={() => onChange({ draft, grid: withoutLine(grid, line, records) })}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** The lines that name the columns, without titles above them. */
function headingLines(grid: ImportGrid, headings: number): ImportGrid {
  const last = grid.slice(0, headings).slice(-HEADINGS_SHOWN);
  const named = last.filter((line) => line.filter((cell) => shownText(cell) !== "").length > 1);
  return named.length > 0 ? named : last.slice(-1);
}

/** Headings over several columns, and those below them. */
const HEADINGS_SHOWN = 2;

const NO_PROBLEMS: readonly RecordProblem[] = [];

interface LineCell {
  /** Its column, counted from 0. */
  readonly at: number;
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

interface LineProps {
  readonly line: number;
  readonly cells: readonly LineCell[];
  readonly problems: readonly RecordProblem[];
  readonly problemText: ImportTarget["problemText"];
  readonly onCell: (column: number, text: string) => void;
  readonly onRemove: () => void;
}

function Line({ line, cells, problems, problemText, onCell, onRemove }: LineProps) {
  const { t } = useTranslation("import-sheet");
  const own = problems.filter(({ path }) => !cells.some((cell) => cell.path === path));
  return (
    <Table.Tr data-fault={problems.length > 0 || undefined}>
      <Table.Td className={classes.number}>
        {line + 1}
        <IconButton
          icon={IconTrash}
          size="sm"
          label={t("removeLine", { line: line + 1 })}
          onClick={onRemove}
        />
        {own.map((problem) => (
          <span key={problem.path + problem.reason} className={classes.fault}>
            {problemText(problem)}
          </span>
        ))}
      </Table.Td>
      {cells.map(({ at, path, label, text }) => {
        const problem = path === "" ? undefined : problems.find((each) => each.path === path);
        return (
          <Table.Td key={at} data-skipped={path === "" || undefined}>
            <CellField
              text={text}
              label={t("cell", { column: label, line: line + 1 })}
              problem={problem && problemText(problem)}
              onText={(typed) => onCell(at, typed)}
            />
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}
