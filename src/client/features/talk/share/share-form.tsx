import {
  Alert,
  Button,
  Group,
  ScrollArea,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  Title,
} from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SharedContent } from "#base/shared-content.ts";
import { readSharedFile } from "#client/platform/shared/shared-content.ts";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { usePlans, usePlansToAddTo } from "#client/live/use-plan.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { type Place, PlaceList } from "./place-list.tsx";
import { SharedFiles } from "./shared-files.tsx";
import { type Sent, type SharedTo, useSendShared } from "./use-send-shared.ts";

export interface ShareFormProps {
  readonly content: SharedContent & { readonly id: string };
  readonly onText: (text: string) => void;
  /** It has found its place. */
  readonly onUsed: () => Promise<void>;
  readonly onDiscard: () => void;
  readonly onOpenDialog: (dialogId: number) => void;
  readonly onOpenTask: (planId: number, taskId: number) => void;
  /** The library of a plan, 0 = one's own. */
  readonly onOpenFiles: (planId: number) => void;
}

const KINDS = ["chat", "task", "files"] as const;
type Kind = (typeof KINDS)[number];

/** The words, which can still be changed, the files, and the chat or plan that they go to; works without a network. */
export function ShareForm({
  content,
  onText,
  onUsed,
  onDiscard,
  onOpenDialog,
  onOpenTask,
  onOpenFiles,
}: ShareFormProps) {
  const { t } = useTranslation("share");
  const send = useSendShared();
  const [asked, setKind] = useState<Kind>("chat");
  const [chosen, setChosen] = useState<number>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [isSending, setSending] = useState(false);
  const { text, lost } = content;
  const files = content.files
    .map((file, place) => ({ ...file, place }))
    .filter(({ place }) => !leftOut.has(place));
  const kinds = KINDS.filter((each) => each !== "files" || files.length > 0);
  const kind = kinds.includes(asked) ? asked : "chat";
  const places = usePlaces(kind);
  const place = places.find(({ id }) => id === chosen);
  const words = text.trim();
  const isEmpty = words === "" && files.length === 0;

  const sendTo = async (id: number): Promise<{ sent: Sent; left: ReadonlySet<number> }> => {
    const placeOf = new Map<globalThis.File, number>();
    for (const file of files) {
      const found = await readSharedFile(content.id, file);
      if (found) placeOf.set(found, file.place);
    }
    const kept = [...placeOf.keys()];
    if (kept.length < files.length)
      showToast({ message: t("lost", { count: files.length - kept.length }), tone: "error" });
    const ways = {
      chat: async () => send.toChat(id, words, kept),
      task: async () => send.toTask(id, words, kept),
      files: async () => send.toFiles(id, kept),
    };
    const sent = await ways[kind]();
    return { sent, left: new Set(sent?.left.map((file) => placeOf.get(file) ?? 0)) };
  };
  const open = (to: SharedTo) => {
    if (to.kind === "chat") onOpenDialog(to.dialogId);
    else if (to.kind === "task") onOpenTask(to.planId, to.taskId);
    else onOpenFiles(to.planId);
  };
  const use = async (id: number) => {
    setSending(true);
    try {
      const { sent, left } = await sendTo(id);
      if (!sent) return;
      // What could not be taken stays here, and is all that is left.
      if (left.size > 0) {
        setLeftOut(new Set([...content.files.keys()].filter((index) => !left.has(index))));
        onText("");
        return;
      }
      await onUsed();
      open(sent.to);
    } catch {
      showToast({ message: t("failed"), tone: "error" });
    } finally {
      setSending(false);
    }
  };
  const handleKind = (next: string) => {
    setKind(KINDS.find((each) => each === next) ?? "chat");
    setChosen(undefined);
  };

  return (
    <ScrollArea h="100%">
      <Stack p="lg" maw="40rem">
        <Title order={1} size="h3">
          {t("title")}
        </Title>
        {lost > 0 && (
          <Alert color="orange" role="note">
            {t("lost", { count: lost })}
          </Alert>
        )}
        {files.length > 0 && (
          <SharedFiles
            files={files}
            onRemove={(index) => setLeftOut((before) => new Set([...before, index]))}
          />
        )}
        {kind === "files" && words !== "" && (
          <Text c="dimmed" size="sm">
            {t("withoutText")}
          </Text>
        )}
        {kind !== "files" && (
          <Textarea
            label={t("text")}
            value={text}
            maxLength={MESSAGE_TEXT_MAX}
            minRows={3}
            maxRows={12}
            autosize
            onChange={(event) => onText(event.currentTarget.value)}
          />
        )}
        <SegmentedControl
          value={kind}
          onChange={handleKind}
          aria-label={t("where")}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <PlaceList key={kind} places={places} chosen={chosen} onChoose={setChosen} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDiscard}>
            {t("discard")}
          </Button>
          <Button
            disabled={!place || isEmpty}
            loading={isSending}
            onClick={() => {
              if (place) void use(place.id);
            }}
          >
            {t(`acts.${kind}`)}
          </Button>
        </Group>
      </Stack>
    </ScrollArea>
  );
}

/** Chats and plans that take something in, by name; for files the person's own place too. */
function usePlaces(kind: Kind): readonly Place[] {
  const { t } = useTranslation("share");
  const dialogs = useDialogs();
  const plans = usePlans();
  const open = usePlansToAddTo();
  const nameOf = useDialogName();
  if (kind === "task") return open.state === "ready" ? open.value.map(({ plan }) => plan) : [];
  if (kind === "files") {
    const mine = { id: 0, name: t("mine") };
    const views = plans.state === "ready" ? plans.value : [];
    return [mine, ...views.filter((view) => mayInOpen(view, "files")).map(({ plan }) => plan)];
  }
  return dialogs.state === "ready"
    ? dialogs.value.map((view) => ({ id: view.dialog.id, name: nameOf(view) }))
    : [];
}
