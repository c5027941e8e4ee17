import { useMemo, useState } from "react";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { BulkBar } from "#client/parts/task/bulk/bulk-bar.tsx";
import bulkClasses from "#client/parts/task/bulk/bulk.module.css";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { mayIn } from "#domain/plan/plan-acts.ts";
import type { Task } from "#domain/task/task.ts";

const ExportDialog = late(
  async () => (await import("#client/parts/export-tasks/export-dialog.tsx")).ExportDialog,
);

export interface BoardBulkProps {
  readonly view: PlanView;
  /** The whole board, whatever is filtered. */
  readonly columns: readonly BoardColumn[];
  readonly chosen: ReadonlySet<number>;
  readonly rightsOf: (task: Task) => TaskRights;
  readonly onClear: () => void;
}

/** How many cards are selected, and what can be done with all of them. */
export function BoardBulk({ view, columns, chosen, rightsOf, onClear }: BoardBulkProps) {
  const [exported, setExported] = useState<readonly number[]>();
  const tasks = useMemo(
    () => columns.flatMap(({ cards }) => cards.map(({ task }) => task)),
    [columns],
  ).filter(({ id }) => chosen.has(id));
  const { id: planId, name } = view.plan;
  return (
    <div className={bulkClasses.place}>
      <BulkBar
        tasks={tasks}
        columns={columns}
        rightsOf={rightsOf}
        onExport={mayIn(view, "export") ? () => setExported(tasks.map(({ id }) => id)) : undefined}
        onClear={onClear}
      />
      {exported && (
        <Opening>
          <ExportDialog
            name={name}
            plans={[{ planId, taskIds: exported }]}
            onClose={() => setExported(undefined)}
          />
        </Opening>
      )}
    </div>
  );
}
