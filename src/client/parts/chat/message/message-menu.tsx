import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useDownload } from "#client/parts/file/use-download.ts";
import { askCopy } from "#client/parts/task/copy/copy-host.tsx";
import { ActionMenu, type ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { WITHDRAW_WITHIN } from "#domain/limits.ts";
import { isForwardable } from "#domain/message/forward/forwarded.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { fileBodyOf, isEditable, linesIn } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";
import { useForwarding } from "../forward/use-forwarding.tsx";
import { tokensToNames } from "../mention/mention-text.ts";
import { useMarking } from "../marks/use-marking.tsx";
import { useReminding } from "../remind/use-reminding.tsx";
import { useStarring } from "../star/use-starring.ts";
import { useReport } from "../report/use-report.tsx";
import { useTranslating } from "../translate/use-translating.ts";
import { isOwnMessage } from "./own-message.ts";
import { useMentionNames } from "../mention/use-mention-names.ts";

interface MessageMenuProps {
  /** Whether the person may take messages of others away. */
  readonly moderates: boolean;
  readonly message: Message;
  readonly mark: MessageMark | undefined;
  readonly onEdit: (message: Message) => void;
  readonly onWithdraw: (message: Message) => void;
  readonly onSelect: (message: Message) => void;
}

/** All that can be done with a message, open at once: it comes when somebody reaches for it. */
export function MessageMenu({ message, mark, moderates, ...on }: MessageMenuProps) {
  const { onEdit, onWithdraw, onSelect } = on;
  const { t } = useTranslation(["chat", "message"]);
  const { userId, now } = useData();
  const download = useDownload();
  const forwarding = useForwarding(message);
  const marking = useMarking(message, mark);
  const reminding = useReminding(message);
  const starring = useStarring(message);
  const mentionOf = useMentionNames();
  const reporting = useReport(message);
  const translating = useTranslating(message);
  const mine = isOwnMessage(message, userId);
  const body = fileBodyOf(message);
  const items: ActionMenuItem[] = [];
  if (message.msg.text) {
    const words = [message.msg.text, ...linesIn(message.msg)].join("\n");
    const said = tokensToNames(words, mentionOf);
    const onClick = () => void navigator.clipboard.writeText(said);
    items.push({ key: "copy", label: t("copy"), onClick });
    const onMake = () => void askCopy({ kind: "words", words: said, planId: message.planId });
    items.push({ key: "task", label: t("makeTask"), onClick: onMake });
  }
  if (body) {
    const onClick = () => void download(body.fileId, body.name);
    items.push({ key: "download", label: t("download"), onClick });
  }
  items.push(
    ...translating,
    ...forwarding.items,
    ...starring,
    ...marking.items,
    ...reminding.items,
  );
  if (isForwardable(message)) {
    items.push({ key: "select", label: t("message:select"), onClick: () => onSelect(message) });
  }
  if (mine && isEditable(message)) {
    items.push({ key: "edit", label: t("edit"), onClick: () => onEdit(message) });
  }
  if (moderates || (mine && now() - message.createTime < WITHDRAW_WITHIN)) {
    items.push({
      key: "withdraw",
      label: t(message.userId === userId ? "withdraw" : "remove"),
      danger: true,
      onClick: () => onWithdraw(message),
    });
  }
  items.push(...reporting.items);
  return (
    <>
      <ActionMenu label={t("moreActions")} items={items} size="sm" defaultOpened />
      {forwarding.dialog}
      {marking.dialog}
      {reminding.dialog}
      {reporting.dialog}
    </>
  );
}
