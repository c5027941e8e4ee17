import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { MarksSections } from "./marks-sections.tsx";

interface MarksDialogProps {
  readonly marks: readonly MessageMark[];
  readonly onJump: (messageId: number) => void;
  readonly onClose: () => void;
}

/** Everything that is marked in a chat, over it. */
export function MarksDialog({ marks, onJump, onClose }: MarksDialogProps) {
  const { t } = useTranslation("marks");
  const jump = (messageId: number) => {
    onClose();
    onJump(messageId);
  };
  return (
    <Dialog title={t("marked")} onClose={onClose}>
      <MarksSections marks={marks} onJump={jump} />
    </Dialog>
  );
}
