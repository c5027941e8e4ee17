import { Button, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import type { AutomationLog } from "#client/live/automation/use-automations.ts";
import { useDrawnFailureText } from "#client/parts/failure/use-failure-text.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { AutomationOutcome, AutomationRun } from "#domain/automation/automation-run.ts";
import classes from "./automation.module.css";

interface LogListProps {
  readonly log: AutomationLog;
  readonly onOpenTask: (taskId: number) => void;
}

/** What the rules of a plan did, the newest first; without a network as it was seen last. */
export function LogList({ log, onOpenTask }: LogListProps) {
  const { t } = useTranslation("automation");
  const { absolute } = useFormatTime();
  const { kept, isOnline, isLoading, loadOlder } = log;
  if (kept.state === "loading" || (!kept.value && isLoading)) return <SkeletonList rows={3} />;
  if (!kept.value)
    return <p className={classes.dim}>{t(isOnline ? "log.notFetched" : "log.offline")}</p>;
  const { items, more, time } = kept.value;
  return (
    <>
      {!isOnline && <p className={classes.dim}>{t("log.asOf", { time: absolute(time) })}</p>}
      {items.length === 0 && <p className={classes.dim}>{t("log.none")}</p>}
      <ol className={classes.list} aria-label={t("logTab")}>
        <Each as="li" rows={items} keyOf={({ id }) => id}>
          {(line) => <LogLine line={line} onOpenTask={onOpenTask} />}
        </Each>
      </ol>
      {more && isOnline && (
        <Button mt="sm" variant="default" size="compact-sm" loading={isLoading} onClick={loadOlder}>
          {t("log.older")}
        </Button>
      )}
      {more && !isOnline && <p className={classes.dim}>{t("log.olderOffline")}</p>}
    </>
  );
}

interface LogLineProps {
  readonly line: AutomationRun;
  readonly onOpenTask: (taskId: number) => void;
}

function LogLine({ line, onOpenTask }: LogLineProps) {
  const { t } = useTranslation("automation");
  const failureText = useDrawnFailureText();
  const { name, taskId, taskName, at, doneTime, state, reason, outcomes } = line;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={state === "failed" || state === "stopped" ? classes.bad : classes.off}>
          {t(`states.${state}`)}
        </span>
      </div>
      <p className={classes.sentence}>
        <UnstyledButton
          className={classes.task ?? ""}
          aria-label={t("log.open", { name: taskName })}
          onClick={() => onOpenTask(taskId)}
        >
          {taskName}
        </UnstyledButton>{" "}
        <span className={classes.off}>
          <RelativeTime time={doneTime || at} />
        </span>
      </p>
      {outcomes.length > 0 && (
        <ul className={classes.outcomes}>
          <Each
            as="li"
            rows={outcomes.map((outcome, place) => ({ outcome, place }))}
            keyOf={({ place }) => place}
          >
            {({ outcome }) => <OutcomeLine outcome={outcome} />}
          </Each>
        </ul>
      )}
      {outcomes.length === 0 && reason !== "" && (
        <p className={classes.dim}>{failureText({ reason })}</p>
      )}
    </li>
  );
}

function OutcomeLine({ outcome }: { readonly outcome: AutomationOutcome }) {
  const { t } = useTranslation("automation");
  const failureText = useDrawnFailureText();
  const { does, state, reason, data } = outcome;
  return (
    <li>
      {t(`actions.${does}`)}
      {state === "same" && <span className={classes.off}> · {t("trySame")}</span>}
      {state === "refused" && (
        <span className={classes.bad}> · {failureText({ reason, data })}</span>
      )}
    </li>
  );
}
