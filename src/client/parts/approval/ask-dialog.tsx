import { useRecordWay } from "#client/live/approvals/use-approvals.ts";
import { StartDialog } from "./start-dialog.tsx";

interface AskDialogProps {
  readonly recordId: number;
  /** Somebody has asked, or will later. */
  readonly onDone: () => void;
}

const nothing = () => {};

/** Who has just filled something in chooses whom it comes to, where the flow lets them. */
export function AskDialog({ recordId, onDone }: AskDialogProps) {
  const way = useRecordWay(recordId);
  if (way.state !== "ready" || !way.value) return null;
  return <StartDialog {...{ recordId, way: way.value }} onStarted={nothing} onClose={onDone} />;
}
