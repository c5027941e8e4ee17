import { useEffect } from "react";
import { whenIdle } from "#client/platform/when-idle.ts";
import { late } from "#client/ui/late.tsx";

const TaskPanel = late(async () => (await import("./task-panel.tsx")).TaskPanel);

interface LateTaskPanelProps {
  /** The task that is open; undefined = none. */
  readonly taskId: number | undefined;
  readonly onClose: () => void;
  readonly onOpenTask: (taskId: number) => void;
}

/** The panel beside a list of tasks. The list is drawn first; the panel's code comes right after it. */
export function LateTaskPanel({ taskId, onClose, onOpenTask }: LateTaskPanelProps) {
  useEffect(() => whenIdle(() => void TaskPanel.ahead().catch(() => undefined)), []);
  if (!taskId) return null;
  return <TaskPanel key={taskId} taskId={taskId} onClose={onClose} onOpenTask={onOpenTask} />;
}
