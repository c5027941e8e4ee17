import { Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { FORWARDED_MAX, MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import { type ForwardTarget, useForwardTargets } from "./use-forward-targets.ts";

interface ForwardDialogProps {
  /** What goes on, in this order. */
  readonly messages: readonly Message[];
  /** As one record, and not one by one. */
  readonly merged?: boolean;
  readonly onClose: () => void;
  readonly onSent?: () => void;
}

const SHOWN = 30;

/** Where messages go on to: chats and people, a word of one's own to them, and whether their authors are named. */
export function ForwardDialog({ messages, merged = false, onClose, onSent }: ForwardDialogProps) {
  const { t } = useTranslation(["message", "chat"]);
  const run = useRun();
  const targets = useForwardTargets();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [words, setWords] = useState("");
  const [text, setText] = useKeptText(`forward-${messages[0]?.id ?? 0}`);
  const [names, setNames] = useState(true);
  const wanted = words.trim().toLowerCase();
  const found = targets
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((left, right) => rankOf(left, chosen) - rankOf(right, chosen))
    .slice(0, SHOWN);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const sendMessages = async (dialogId: number): Promise<boolean> => {
    const ids = messages.map(({ id }) => id);
    if (merged) return (await run("message.merge", { dialogId, msgId: ids })).ok;
    const show = names ? (1 as const) : (0 as const);
    for (const msgId of ids) {
      if (!(await run("message.forward", { dialogId, msgId, show })).ok) return false;
    }
    return true;
  };
  const sendTo = async ({ id: dialogId, opens }: ForwardTarget): Promise<boolean> => {
    if (opens && !(await run("dialog.openUser", { userId: opens })).ok) return false;
    if (!(await sendMessages(dialogId))) return false;
    if (text.trim() === "") return true;
    return (await run("message.sendText", { dialogId, text: text.trim() })).ok;
  };
  const send = async () => {
    const left: number[] = [];
    for (const target of targets.filter(({ id }) => chosen.includes(id))) {
      if (!(await sendTo(target))) left.push(target.id);
    }
    setChosen(left);
    if (left.length > 0) return undefined;
    setText("");
    showToast({ message: t("forwarded", { count: chosen.length }), tone: "success" });
    onClose();
    onSent?.();
    return undefined;
  };
  const isFull = chosen.length >= FORWARDED_MAX;
  return (
    <Dialog title={t("forwardTo")} onClose={onClose}>
      <ActionForm onSend={send} action={t("forward")} disabled={chosen.length === 0}>
        <TextInput
          label={t("findPlace")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          data-autofocus
        />
        <Stack gap="xs">
          {found.length === 0 && <Text c="dimmed">{t("noPlace")}</Text>}
          <Each rows={found} keyOf={({ id }) => id}>
            {({ id, name }) => (
              <Checkbox
                label={name}
                checked={chosen.includes(id)}
                disabled={isFull && !chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            )}
          </Each>
        </Stack>
        <TextInput
          label={t("forwardWord")}
          maxLength={MESSAGE_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {!merged && (
          <Checkbox
            label={t("forwardNames")}
            checked={names}
            onChange={(event) => setNames(event.currentTarget.checked)}
          />
        )}
      </ActionForm>
    </Dialog>
  );
}

/** What is chosen stands first, so that it is seen whatever is looked for next. */
function rankOf({ id }: ForwardTarget, chosen: readonly number[]): number {
  return chosen.includes(id) ? 0 : 1;
}
