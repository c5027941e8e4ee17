import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { EmojiPicker } from "./emoji-picker.tsx";

interface EmojiDialogProps {
  readonly onPick: (symbol: string) => void;
  readonly onClose: () => void;
}

/** Any emoji as an answer to a message. */
export function EmojiDialog({ onPick, onClose }: EmojiDialogProps) {
  const { t } = useTranslation("chat");
  return (
    <Dialog title={t("react")} size="sm" onClose={onClose}>
      <EmojiPicker
        focusesAtOnce
        onPick={(symbol) => {
          onPick(symbol);
          onClose();
        }}
      />
    </Dialog>
  );
}
