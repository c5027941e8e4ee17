import { IconMessageForward } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { fileNameIn, type HeldKind, linksIn } from "#client/data/search/held-messages.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useOpenFile } from "#client/parts/chat/message/use-open-file.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import { FileState } from "#client/parts/file/file-state.tsx";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import { Moment } from "#client/parts/time/moment.tsx";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { fileBodyOf } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";
import classes from "./history.module.css";

interface HeldRowProps {
  readonly message: Message;
  readonly kind: HeldKind;
  readonly onOpenMessage: (messageId: number) => void;
}

/** One picture, file, recording or message with links: it opens by itself, or where it was said. */
export function HeldRow({ message, kind, onOpenMessage }: HeldRowProps) {
  const { t } = useTranslation(["chat-history", "chat"]);
  const formatFileSize = useFileSize();
  const users = useUsers();
  const { absolute } = useFormatTime();
  const open = useOpenFile(message.dialogId);
  const body = fileBodyOf(message);
  const who = users.get(message.userId)?.nickname ?? t("chat:somebody");
  const name = fileNameIn(message) || t("chat:voice.fileName");
  const label = t("chat:openFile", { name });
  const facts = (
    <span className={classes.facts}>
      {who} · <Moment time={message.createTime}>{absolute(message.createTime)}</Moment>
      {body && kind === "file" && ` · ${formatFileSize(body.size)}`}
    </span>
  );
  const jump = (
    <IconButton
      icon={IconMessageForward}
      size="sm"
      label={t("inChat")}
      onClick={() => onOpenMessage(message.id)}
    />
  );
  if (kind === "link") {
    return (
      <li className={classes.row}>
        <div className={classes.words}>
          {linksIn(message).map((address) => (
            <a key={address} href={address} target="_blank" rel="noopener noreferrer">
              <BreakableText text={address} />
            </a>
          ))}
          {facts}
        </div>
        {jump}
      </li>
    );
  }
  if (!body) return null;
  if (kind === "image") {
    return (
      <li className={classes.tile}>
        <button
          type="button"
          className={classes.picture}
          aria-label={label}
          onClick={() => open(body)}
        >
          <FilePicture {...body} />
        </button>
        <FileState {...body} className={classes.state} />
        <span className={classes.jump}>{jump}</span>
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <FileBadge ext={body.ext} />
      <div className={classes.words}>
        <button
          type="button"
          className={classes.name}
          aria-label={kind === "record" ? `${t("inChat")}: ${name}` : label}
          // A recording is heard where its words and its length stand.
          onClick={() => (kind === "record" ? onOpenMessage(message.id) : open(body))}
        >
          {name}
        </button>
        <FileState {...body} className={classes.facts} />
        {facts}
      </div>
      {jump}
    </li>
  );
}
