import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { TimeChoice } from "../remind/time-choice.tsx";

interface AskWhenProps {
  /** Of what; empty = of the message itself. */
  readonly words: string;
  readonly onChoose: (time: number) => void;
  readonly onClose: () => void;
}

/** When the person wants to be reminded, where what they typed does not say it. */
export function AskWhen({ words, onChoose, onClose }: AskWhenProps) {
  const { t } = useTranslation(["message-reminder", "slash"]);
  return (
    <Dialog
      title={words === "" ? t("title") : t("slash:remindOf", { words })}
      size="box"
      onClose={onClose}
    >
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
