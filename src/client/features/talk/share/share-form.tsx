import {
  Alert,
  Button,
  Group,
  ScrollArea,
  SegmentedControl,
  Stack,
  Textarea,
  Title,
} from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SharedContent } from "#base/shared-content.ts";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { type Place, PlaceList } from "./place-list.tsx";
import { taskOfText } from "./task-of-text.ts";

export interface ShareFormProps {
  readonly content: SharedContent;
  readonly onText: (text: string) => void;
  /** It has found its place. */
  readonly onUsed: () => Promise<void>;
  readonly onDiscard: () => void;
  readonly onOpenDialog: (dialogId: number) => void;
  readonly onOpenTask: (planId: number, taskId: number) => void;
}

/** The words, which can still be changed, and the chat or plan that they go to; works without a network. */
export function ShareForm({
  content,
  onText,
  onUsed,
  onDiscard,
  onOpenDialog,
  onOpenTask,
}: ShareFormProps) {
  const { t } = useTranslation("share");
  const run = useRun();
  const [kind, setKind] = useState<"chat" | "task">("chat");
  const [chosen, setChosen] = useState<number>();
  const places = usePlaces(kind);
  const { text, files } = content;
  const place = places.find(({ id }) => id === chosen);
  const isEmpty = text.trim() === "";

  const send = async (dialogId: number) => {
    const result = await run("message.sendText", { dialogId, text: text.trim() });
    if (!result.ok) return;
    await onUsed();
    onOpenDialog(dialogId);
  };
  const addTask = async (planId: number) => {
    const result = await run("task.add", { planId, ...taskOfText(text) });
    if (!result.ok) return;
    await onUsed();
    onOpenTask(planId, result.reply.id);
  };
  const handleUse = () => {
    if (place) void (kind === "chat" ? send(place.id) : addTask(place.id));
  };
  const handleKind = (next: string) => {
    setKind(next === "task" ? "task" : "chat");
    setChosen(undefined);
  };

  return (
    <ScrollArea h="100%">
      <Stack p="lg" maw="40rem">
        <Title order={1} size="h3">
          {t("title")}
        </Title>
        {files > 0 && (
          <Alert color="orange" role="note">
            {t("files", { count: files })}
          </Alert>
        )}
        <Textarea
          label={t("text")}
          value={text}
          maxLength={MESSAGE_TEXT_MAX}
          minRows={3}
          maxRows={12}
          autosize
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <SegmentedControl
          value={kind}
          onChange={handleKind}
          aria-label={t("where")}
          data={[
            { value: "chat", label: t("toChat") },
            { value: "task", label: t("toTask") },
          ]}
        />
        <PlaceList key={kind} places={places} chosen={chosen} onChoose={setChosen} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDiscard}>
            {t("discard")}
          </Button>
          <Button disabled={!place || isEmpty} onClick={handleUse}>
            {t(kind === "chat" ? "send" : "addTask")}
          </Button>
        </Group>
      </Stack>
    </ScrollArea>
  );
}

/** The person's chats or plans, by name. */
function usePlaces(kind: "chat" | "task"): readonly Place[] {
  const dialogs = useDialogs();
  const plans = usePlans();
  const nameOf = useDialogName();
  if (kind === "task") {
    return plans.state === "ready" ? plans.value.map(({ plan }) => plan) : [];
  }
  return dialogs.state === "ready"
    ? dialogs.value.map((view) => ({ id: view.dialog.id, name: nameOf(view) }))
    : [];
}
