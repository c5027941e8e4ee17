import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { CHAIN_TEXT_MAX } from "#domain/limits.ts";

interface BeginChainProps {
  readonly dialogId: number;
  readonly onClose: () => void;
}

/** Asks what a word-chain is about. What was typed waits for whoever comes back. */
export function BeginChain({ dialogId, onClose }: BeginChainProps) {
  const { t } = useTranslation(["message", "chat"]);
  const run = useRun();
  const [text, setText] = useKeptText(`chain-of-${dialogId}`);
  const send = async () => {
    if (!(await run("message.sendChain", { dialogId, text })).ok) return undefined;
    setText("");
    onClose();
    return undefined;
  };
  return (
    <Dialog title={t("chain.begin")} onClose={onClose}>
      <ActionForm onSend={send} action={t("chat:send")} disabled={text.trim() === ""}>
        <TextInput
          label={t("chain.about")}
          maxLength={CHAIN_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
      </ActionForm>
    </Dialog>
  );
}
