import { IconCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Moment } from "#client/parts/time/moment.tsx";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { sourceOf } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";
import classes from "../chat.module.css";

const EditedMark = late(async () => (await import("../history/edited-mark.tsx")).EditedMark);
const ReadMark = late(async () => (await import("../history/read-mark.tsx")).ReadMark);
const AskedReadMark = late(
  async () => (await import("../history/asked-read-mark.tsx")).AskedReadMark,
);
const StarSign = late(async () => (await import("../star/star-sign.tsx")).StarSign);
const MarkSigns = late(async () => (await import("../marks/mark-signs.tsx")).MarkSigns);

interface MessageFactsProps {
  /** What the message is marked with. */
  readonly mark: MessageMark | undefined;
  /** Whether the person has starred it for themselves. */
  readonly starred: boolean;
  readonly message: Message;
  /** The message before it has said the time. */
  readonly untimed?: boolean;
  readonly children?: ReactNode;
}

/** When a message was written, and what has become of it since. */
export function MessageFacts({
  message,
  mark,
  starred,
  untimed = false,
  children,
}: MessageFactsProps) {
  const { t } = useTranslation("chat");
  const { timeOfDay, absolute } = useFormatTime();
  const source = sourceOf(message);
  const time = source?.time ?? message.createTime;
  if (untimed && message.modify !== 1 && !mark && !starred) return null;
  return (
    <div className={classes.meta}>
      {!untimed && <Moment time={time}>{source ? absolute(time) : timeOfDay(time)}</Moment>}
      {source && <span>{t("imported")}</span>}
      {message.modify === 1 && (
        <Meanwhile instead={<span>{t("edited")}</span>}>
          <EditedMark message={message} />
        </Meanwhile>
      )}
      {mark && <MarkSigns mark={mark} />}
      {starred && message.withdrawTime === 0 && <StarSign />}
      {children}
    </div>
  );
}

interface DeliveryProps {
  readonly pending: boolean;
  readonly message: Message;
  readonly readers: readonly DialogUser[] | undefined;
}

/** Whether it has arrived, and who has read it. */
export function Delivery({ pending, message, readers }: DeliveryProps) {
  const { t } = useTranslation("chat");
  if (pending) {
    return (
      <span className={classes.pending}>
        <IconClock size="0.8rem" aria-hidden /> {t("pending")}
      </span>
    );
  }
  return (
    <Meanwhile instead={<IconCheck size="0.9rem" aria-hidden />}>
      {readers ? (
        <ReadMark message={message} readers={readers} />
      ) : (
        <AskedReadMark message={message} />
      )}
    </Meanwhile>
  );
}
