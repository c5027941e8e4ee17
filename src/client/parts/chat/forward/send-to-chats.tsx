import { Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { FORWARDED_MAX, MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { type ForwardTarget, useForwardTargets } from "./use-forward-targets.ts";

interface SendToChatsProps {
  readonly title: string;
  readonly action: string;
  /** Under which name the word to it is kept until it is sent. */
  readonly keptName: string;
  /** Sends it to one chat; false where that was refused. */
  readonly onSendTo: (dialogId: number) => Promise<boolean>;
  /** It stands in all chats that were chosen. */
  readonly onSent: (count: number) => void;
  readonly onClose: () => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

const SHOWN = 30;

/** Where something goes: chats and people, and a word of one's own to them. */
export function SendToChats(props: SendToChatsProps) {
  const { title, action, keptName, onSendTo, onSent, onClose, children } = props;
  const { t } = useTranslation(["message", "chat"]);
  const run = useRun();
  const targets = useForwardTargets();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [words, setWords] = useState("");
  const [text, setText] = useKeptText(keptName);
  const wanted = words.trim().toLowerCase();
  const found = targets
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((left, right) => rankOf(left, chosen) - rankOf(right, chosen))
    .slice(0, SHOWN);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  /** Chats that have it already, and still lack the word to it: it is not sent again with the next press. */
  const reached = useRef(new Set<number>());
  const sendTo = async ({ id: dialogId, opens }: ForwardTarget): Promise<boolean> => {
    if (opens && !(await run("dialog.openUser", { userId: opens })).ok) return false;
    if (!reached.current.has(dialogId) && !(await onSendTo(dialogId))) return false;
    reached.current.add(dialogId);
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
    onClose();
    onSent(chosen.length);
    return undefined;
  };
  const isFull = chosen.length >= FORWARDED_MAX;
  return (
    <Dialog title={title} onClose={onClose}>
      <ActionForm onSend={send} action={action} disabled={chosen.length === 0}>
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
        {children}
      </ActionForm>
    </Dialog>
  );
}

/** What is chosen stands first, so that it is seen whatever is looked for next. */
function rankOf({ id }: ForwardTarget, chosen: readonly number[]): number {
  return chosen.includes(id) ? 0 : 1;
}
