import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { useEscape } from "#client/ui/side-panel/use-escape.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { WITHDRAW_WITHIN } from "#domain/limits.ts";
import { isMergeable } from "#domain/message/forward/forwarded.ts";
import { sourceOf } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";
import { ForwardDialog } from "../forward/forward-dialog.tsx";
import { tokensToNames } from "../mention/mention-text.ts";
import { isOwnMessage } from "../message/own-message.ts";
import classes from "./selection.module.css";

interface SelectionBarProps {
  readonly chosen: readonly Message[];
  readonly onEnd: () => void;
}

/** What can be done with all chosen messages at once; it stands where one writes. */
export function SelectionBar({ chosen, onEnd }: SelectionBarProps) {
  const { t } = useTranslation(["message", "chat", "marks"]);
  const run = useRun();
  const { userId, now } = useData();
  const copy = useCopyMessages();
  const [forwarding, setForwarding] = useState<"each" | "merged">();
  useEscape(onEnd);
  const inOrder = chosen.toSorted((left, right) => left.position - right.position);
  const isNothing = chosen.length === 0;
  const areMine = chosen.every(
    (message) => isOwnMessage(message, userId) && now() - message.createTime < WITHDRAW_WITHIN,
  );
  const bookmark = async () => {
    for (const { id: msgId } of inOrder) await run("message.tag", { msgId });
    onEnd();
  };
  const withdraw = async () => {
    const sure = await confirm({
      title: t("withdrawSelected", { count: chosen.length }),
      message: t("withdrawSelectedMessage"),
      confirmLabel: t("chat:withdraw"),
      danger: true,
    });
    if (!sure) return;
    for (const { id: msgId } of inOrder) await run("message.withdraw", { msgId });
    onEnd();
  };
  const action = (label: string, onClick: () => void, isBarred = false): ReactNode => (
    <Button
      key={label}
      size="compact-sm"
      variant="default"
      disabled={isNothing || isBarred}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("selectedActions")}>
      <output>{t("selected", { count: chosen.length })}</output>
      {action(t("forward"), () => setForwarding("each"))}
      {action(t("forwardMerged"), () => setForwarding("merged"), !chosen.every(isMergeable))}
      {action(t("chat:copy"), () => void copy(inOrder).then(onEnd))}
      {action(t("marks:bookmark"), () => void bookmark())}
      {areMine && action(t("chat:withdraw"), () => void withdraw())}
      <Button size="compact-sm" variant="subtle" onClick={onEnd}>
        {t("chat:cancel")}
      </Button>
      {forwarding && (
        <ForwardDialog
          messages={inOrder}
          merged={forwarding === "merged"}
          onClose={() => setForwarding(undefined)}
          onSent={onEnd}
        />
      )}
    </div>
  );
}

/** Copies messages with who wrote them and when. */
function useCopyMessages(): (messages: readonly Message[]) => Promise<void> {
  const { t } = useTranslation(["message", "chat"]);
  const { absolute } = useFormatTime();
  const users = useUsers();
  const nameOf = (id: number) =>
    id === 0 ? t("chat:everybody") : (users.get(id)?.nickname ?? t("chat:somebody"));
  return async (messages) => {
    const lines = messages.map((message) => {
      const source = sourceOf(message);
      const name = source?.name ?? nameOf(message.userId);
      const words = message.msg.text || ("name" in message.msg ? message.msg.name : "");
      const time = absolute(source?.time ?? message.createTime);
      return `${name}, ${time}\n${tokensToNames(words, nameOf)}`;
    });
    await navigator.clipboard.writeText(lines.join("\n\n"));
    showToast({ message: t("copied", { count: messages.length }), tone: "success" });
  };
}
