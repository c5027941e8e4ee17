import type { ReactNode } from "react";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SideDialog } from "#client/ui/dialog/side-dialog.tsx";

interface RowsDialogProps {
  readonly title: string;
  readonly width: string;
  /** At the side of the screen. */
  readonly isSide: boolean;
  /** Over the whole screen. */
  readonly isWhole: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where rows are chosen from, as the form wants it: in the middle or at the side; on a phone over all of it. */
export function RowsDialog({ isSide, isWhole, ...props }: RowsDialogProps) {
  return isSide ? <SideDialog {...props} /> : <Dialog {...props} whole={isWhole} />;
}
