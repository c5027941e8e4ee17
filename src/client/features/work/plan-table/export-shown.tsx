import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { TableLine } from "./model/table-lines.ts";

const ExportDialog = late(
  async () => (await import("#client/parts/export-tasks/export-dialog.tsx")).ExportDialog,
);

interface ExportShownProps {
  readonly name: string;
  readonly taskIds: readonly number[];
  readonly lines: readonly TableLine[];
  readonly onClose: () => void;
}

/** Tasks of the table as a file, in the order in which they are shown. */
export function ExportShown({ name, taskIds, lines, onClose }: ExportShownProps) {
  const planIds = new Map(
    lines.flatMap((line) =>
      line.kind === "task" ? [[line.row.task.id, line.row.task.planId] as const] : [],
    ),
  );
  const byPlan = Map.groupBy(taskIds, (id) => planIds.get(id) ?? 0);
  byPlan.delete(0);
  const plans = Array.from(byPlan, ([planId, ids]) => ({ planId, taskIds: ids }));
  return (
    <Opening>
      <ExportDialog name={name} plans={plans} onClose={onClose} />
    </Opening>
  );
}
