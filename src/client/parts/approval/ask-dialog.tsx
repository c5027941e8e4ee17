import { useRef } from "react";
import { useRecordWay } from "#client/live/approvals/use-approvals.ts";
import { StartDialog } from "./start-dialog.tsx";

interface AskDialogProps {
  readonly recordId: number;
  /** Somebody has asked, or will later: then it is 0. */
  readonly onDone: (approvalId: number) => void;
}

/** Who has just filled something in chooses whom it comes to, where the flow lets them. */
export function AskDialog({ recordId, onDone }: AskDialogProps) {
  const way = useRecordWay(recordId);
  const asked = useRef(0);
  if (way.state !== "ready" || !way.value) return null;
  return (
    <StartDialog
      recordId={recordId}
      way={way.value}
      onStarted={(approvalId) => {
        asked.current = approvalId;
      }}
      onClose={() => onDone(asked.current)}
    />
  );
}
