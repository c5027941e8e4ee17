import type { LineBody } from "#domain/message/body/line-body.ts";
import classes from "./marks.module.css";
import { useMarkLineWords } from "./use-mark-line-words.ts";

interface MarkLineProps {
  readonly userId: number;
  readonly line: LineBody;
  readonly onJump: (messageId: number) => void;
}

/** What somebody did with a message, in a line of its own; leads to that message. */
export function MarkLine({ userId, line, onJump }: MarkLineProps) {
  const wordsOf = useMarkLineWords();
  return (
    <button type="button" className={classes.lineButton} onClick={() => onJump(line.msgId)}>
      {wordsOf(userId, line)}
    </button>
  );
}
