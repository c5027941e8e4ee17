import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useManagesFlow } from "#client/live/approvals/use-approvals.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalEvent } from "#domain/approval/state/approval-state.ts";
import { useActDevices } from "./use-act-devices.ts";
import parts from "#client/parts/approval/approval.module.css";
import classes from "../approvals.module.css";

/** What people did with a request, in order (seed 001 section 2); whoever looks after its flow may ask from which devices. */
export function EventList({
  approval,
}: {
  readonly approval: Pick<Approval, "id" | "flowId" | "events">;
}) {
  const { t } = useTranslation("approvals");
  const manages = useManagesFlow(approval.flowId);
  const { devices, problem, ask } = useActDevices(approval.id);
  const done = approval.events
    .map((event, act) => ({ event, act }))
    .filter(({ event }) => event.what !== "comment");
  if (done.length === 0) return <p className={parts.note}>{t("noRecords")}</p>;
  return (
    <>
      <ol className={classes.events} aria-label={t("viewHistory")}>
        <Each rows={done} keyOf={({ act }) => act} as="li">
          {({ event, act }) => <EventLine event={event} device={devices?.get(act) ?? ""} />}
        </Each>
      </ol>
      {manages && !devices && (
        <Button variant="subtle" size="compact-sm" onClick={ask}>
          {t("showDevices")}
        </Button>
      )}
      {problem !== "" && (
        <p role="alert" className={parts.note}>
          {problem}
        </p>
      )}
    </>
  );
}

interface EventLineProps {
  readonly event: ApprovalEvent;
  /** "" = not known, or not asked for. */
  readonly device: string;
}

function EventLine({ event, device }: EventLineProps) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const nameOf = (userId: number) => users.get(userId)?.nickname ?? "";
  const { what, userId, forId, userIds, remarks, time } = event;
  const named = { name: nameOf(userId), of: nameOf(forId ?? userId) };
  const by = forId === undefined ? named.name : t("byFor", named);
  return (
    <li className={classes.comment}>
      <span className={parts.note}>{[absolute(time), device].filter(Boolean).join(" · ")}</span>
      <div>
        {t([`event.${what}`, "event.unknown"], {
          // What nobody did is told of whom it befell.
          name: userId > 0 ? by : named.of,
          others: userIds.map(nameOf).join(", "),
        })}
      </div>
      {remarks !== "" && <q className={parts.said}>{remarks}</q>}
    </li>
  );
}
