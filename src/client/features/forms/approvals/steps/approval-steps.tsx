import { Popover, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useRestOfWay } from "#client/live/approvals/use-approvals.ts";
import { useUsers } from "#client/live/use-users.ts";
import { WayList } from "#client/parts/approval/way-list.tsx";
import { SignatureImage } from "#client/parts/signature/signature-image.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { signatureOf } from "#domain/approval/state/decision-record.ts";
import type { ApprovalEvent, StepRun, StepTask } from "#domain/approval/state/approval-state.ts";
import { currentRuns } from "#domain/approval/state/standing.ts";
import { EventList } from "./event-list.tsx";
import { ringOf, StepRing } from "./step-ring.tsx";
import parts from "#client/parts/approval/approval.module.css";
import classes from "../approvals.module.css";

/** The steps of a request as a line: what was decided, what is asked now, and what comes behind it. */
export function ApprovalSteps({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const rest = useRestOfWay(approval.id);
  const runs = currentRuns(approval);
  return (
    <section aria-label={t("steps")}>
      <h2 className={classes.stepsHead}>{t("steps")}</h2>
      <ol className={parts.way}>
        <AskedLine approval={approval} />
        <Each rows={runs} keyOf={({ id }) => id} as="li">
          {(run) => <RunLine run={run} events={approval.events} />}
        </Each>
      </ol>
      {rest.state === "ready" && rest.value && rest.value.length > 0 && (
        <WayList way={rest.value} />
      )}
      <Popover width="18.75rem" position="bottom-end" withinPortal>
        <Popover.Target>
          <UnstyledButton className={classes.history}>{t("viewHistory")}</UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.popover}>
          <EventList approval={approval} />
        </Popover.Dropdown>
      </Popover>
    </section>
  );
}

function AskedLine({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const name = useUsers().get(approval.createUserId)?.nickname ?? "";
  const asked = approval.events.findLast(({ what }) => what === "start" || what === "resubmit");
  return (
    <li className={parts.place}>
      <StepRing state="done" />
      <span className={parts.placeWords}>
        <span>{name}</span>
        <span className={parts.note}>
          {t("askedAt", { time: absolute(asked?.time ?? approval.createTime) })}
        </span>
      </span>
    </li>
  );
}

interface RunLineProps {
  readonly run: StepRun;
  readonly events: readonly ApprovalEvent[];
}

function RunLine({ run, events }: RunLineProps) {
  const { t } = useTranslation("approvals");
  const { tasks, name, mode, kind } = run;
  // Whoever handed it over is not asked beside the other one.
  const together = tasks.filter(({ status }) => status !== 7);
  const how = together.length > 1 ? t([`mode.${mode}`, "mode.unknown"]) : "";
  const what = kind === "added" ? t("added") : name;
  const head = [what, how].filter((words) => words !== "").join(" · ");
  return (
    <li className={parts.place}>
      <StepRing state={ringOf(run)} />
      <span className={parts.placeWords}>
        {head !== "" && <span className={parts.note}>{head}</span>}
        {tasks.length === 0 && <span className={parts.note}>{t("passedBy")}</span>}
        {tasks.map((task) => (
          <TaskLine
            key={`${task.userId} ${task.status} ${task.time}`}
            task={task}
            signature={signatureOf(events, run, task)}
          />
        ))}
      </span>
    </li>
  );
}

interface TaskLineProps {
  readonly task: StepTask;
  readonly signature: string | undefined;
}

function TaskLine({ task, signature }: TaskLineProps) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const { userId, deputyId = userId, status, time, remarks, auto } = task;
  const users = useUsers();
  const name = users.get(userId)?.nickname ?? "";
  const deputy = users.get(deputyId)?.nickname ?? "";
  const words = auto ? t("auto") : t([`task.${status}`, "task.unknown"]);
  return (
    <>
      <span>{name}</span>
      {deputyId !== userId && (
        <span className={parts.note}>
          {t(time > 0 ? "saidFor" : "asksFor", { name: deputy, of: name })}
        </span>
      )}
      <span className={parts.note}>
        {time > 0 ? t("wordAt", { word: words, time: absolute(time) }) : words}
      </span>
      {remarks !== "" && <q className={parts.said}>{remarks}</q>}
      <SignatureImage signature={signature} name={deputy} />
    </>
  );
}
