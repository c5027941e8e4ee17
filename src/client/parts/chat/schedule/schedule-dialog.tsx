import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { TimeChoice } from "../remind/time-choice.tsx";

interface ScheduleDialogProps {
  readonly onChoose: (time: number) => void;
  readonly onClose: () => void;
}

/** When a message is to be sent. */
export function ScheduleDialog({ onChoose, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation("send-later");
  return (
    <Dialog title={t("title")} size="box" onClose={onClose}>
      <TimeChoice
        action={t("save")}
        onChoose={(time) => {
          onClose();
          onChoose(time);
        }}
      />
    </Dialog>
  );
}
