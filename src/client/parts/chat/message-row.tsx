import { memo } from "react";
import { useData } from "#client/live/data-context.ts";
import { late } from "#client/ui/late.tsx";
import { useLongPress } from "#client/ui/long-press/use-long-press.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import classes from "./chat.module.css";
import { MessageActions, type MessageActionHandlers } from "./message-actions.tsx";
import { MessageBody, type MessageBodyProps } from "./message/message-body.tsx";
import { isOwnMessage, lineOf, noticeOf } from "./message/own-message.ts";
import marks from "./marks/marks.module.css";
import { isSameMessage } from "./same-message.ts";

const SelectBox = late(async () => (await import("./select/select-box.tsx")).SelectBox);
const RuleLine = late(async () => (await import("./rules/rule-line.tsx")).RuleLine);
const MarkLine = late(async () => (await import("./marks/mark-line.tsx")).MarkLine);

export interface MessageRowProps extends MessageActionHandlers, MessageBodyProps {
  /** The person came for this one. */
  readonly found: boolean;
  /** Whether the person may take messages of others away. */
  readonly moderates: boolean;
  /** Whether it is among the chosen ones; undefined while nobody is choosing. */
  readonly selected: boolean | undefined;
}

/** One message, with what can be done with it. Also one that cannot be drawn keeps its place and its menu. */
export const MessageRow = memo(function MessageRow({
  found,
  moderates,
  selected,
  ...facts
}: MessageRowProps) {
  const { view, mark, onReply, onEdit, onWithdraw, onSelect, onReact } = facts;
  const { message } = view;
  const { userId } = useData();
  const { pressed, handlers } = useLongPress();
  const line = lineOf(message);
  const notice = noticeOf(message);
  if (line || notice) {
    return (
      <div
        className={marks.line}
        data-line
        data-found={found || undefined}
        data-message={message.id}
        data-position={message.position}
      >
        {line && <MarkLine userId={message.userId} line={line} onJump={facts.onJump} />}
        {notice && <RuleLine userId={message.userId} notice={notice} />}
      </div>
    );
  }
  return (
    <div
      {...handlers}
      className={classes.message}
      data-pressed={pressed || undefined}
      data-mine={isOwnMessage(message, userId) || undefined}
      data-found={found || undefined}
      data-message={message.id}
      data-position={message.position}
    >
      {selected !== undefined && (
        <SelectBox message={message} checked={selected} onToggle={onSelect} />
      )}
      <Boundary row={view}>
        <MessageBody {...facts} />
      </Boundary>
      {message.withdrawTime === 0 && selected === undefined && (
        <Boundary silent>
          <MessageActions
            {...{ message, mark, moderates, onReply, onEdit, onWithdraw, onSelect, onReact }}
          />
        </Boundary>
      )}
    </div>
  );
}, isSameRow);

function isSameRow(
  { view: before, ...left }: MessageRowProps,
  { view: after, ...right }: MessageRowProps,
): boolean {
  const names = Object.keys(left) as (keyof typeof left)[];
  return isSameMessage(before, after) && names.every((name) => left[name] === right[name]);
}
