import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useBallot } from "#client/live/chat/use-ballot.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { VoteBody } from "#domain/message/body/vote-body.ts";
import type { Message } from "#domain/message/message.ts";
import { voteShare } from "#domain/message/vote/vote-share.ts";
import classes from "./vote.module.css";

interface VoteMessageProps {
  readonly message: Message;
  readonly vote: VoteBody;
}

/** A question with what can be chosen and how often it was; a press chooses, another one takes it back. */
export function VoteMessage({ message, vote }: VoteMessageProps) {
  const { t } = useTranslation(["message", "chat"]);
  const run = useRun();
  const { userId } = useData();
  const ballot = useBallot(message.id);
  const chosen = ballot.state === "ready" ? (ballot.value?.votes ?? []) : [];
  const goesOn = vote.state === 1;
  const choose = (id: number) => {
    const others = vote.multiple === 1 ? chosen.filter((other) => other !== id) : [];
    const votes = chosen.includes(id) ? others : [...others, id];
    void run("message.vote", { msgId: message.id, votes });
  };
  const end = async () => {
    const sure = await confirm({
      title: t("vote.endTitle"),
      message: t("vote.endMessage"),
      confirmLabel: t("vote.end"),
    });
    if (sure) await run("message.endVote", { msgId: message.id });
  };
  const rules = [
    ...(vote.anonymous === 1 ? [t("vote.anonymous")] : []),
    ...(vote.multiple === 1 ? [t("vote.multiple")] : []),
    ...(goesOn ? [] : [t("vote.ended")]),
  ];
  return (
    <div className={classes.card}>
      <strong className={classes.question}>{vote.text}</strong>
      {rules.length > 0 && <span className={classes.note}>{rules.join(" · ")}</span>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own */}
      <div role="group" aria-label={vote.text} className={classes.options}>
        <Each rows={vote.list} keyOf={({ id }) => id}>
          {(option) => (
            <VoteOption
              option={option}
              voters={vote.voters}
              isChosen={chosen.includes(option.id)}
              disabled={!goesOn}
              onChoose={choose}
            />
          )}
        </Each>
      </div>
      <div className={classes.foot}>
        <span className={classes.note}>{t("vote.voters", { count: vote.voters })}</span>
        {goesOn && message.userId === userId && (
          <Button size="compact-sm" variant="subtle" onClick={() => void end()}>
            {t("vote.end")}
          </Button>
        )}
      </div>
    </div>
  );
}

interface VoteOptionProps {
  readonly option: VoteBody["list"][number];
  readonly voters: number;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: (id: number) => void;
}

function VoteOption({ option, voters, isChosen, disabled, onChoose }: VoteOptionProps) {
  const { t } = useTranslation(["message", "chat"]);
  const users = useUsers();
  const names = option.userIds
    .map((id) => users.get(id)?.nickname ?? t("chat:somebody"))
    .join(", ");
  const share = voteShare({ voters }, option);
  return (
    <>
      <button
        type="button"
        className={classes.option}
        aria-pressed={isChosen}
        disabled={disabled}
        onClick={() => onChoose(option.id)}
      >
        <span className={classes.words}>
          {isChosen && <IconCheck size="0.9rem" aria-hidden />} {option.text}
        </span>
        <span className={classes.num}>{t("vote.num", { count: option.num, share })}</span>
        <progress className={classes.bar} aria-hidden value={share} max={100} />
      </button>
      {names && <span className={classes.note}>{names}</span>}
    </>
  );
}
