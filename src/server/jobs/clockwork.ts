import type { Server } from "../server.ts";
import { archiveTasks } from "./archive-tasks.ts";
import { dropStars } from "./drop-stars.ts";
import { emptyTrash } from "./empty-trash.ts";
import { expireMessages } from "./expire-messages.ts";
import { followDelegations } from "./follow-delegations.ts";
import { followUnits } from "./follow-units.ts";
import { noteHere } from "./note-here.ts";
import { endSilentStreams } from "./end-silent-streams.ts";
import { endOldSessions } from "./old-sessions.ts";
import { lapseApprovals } from "./lapse-approvals.ts";
import { relieveApprovals } from "./relieve-approvals.ts";
import { remindOfMessages } from "./remind-of-messages.ts";
import { remindPeople } from "./remind-people.ts";
import { repeatTasks } from "./repeat-tasks.ts";
import { pruneOld } from "./retention.ts";
import { sendDigests } from "./send-digests.ts";
import { sendScheduled } from "./send-scheduled.ts";
import { sendReminders } from "./send-reminders.ts";
import { sweepFiles } from "./sweep-files.ts";

type Parts = Pick<Server, "database" | "files" | "hub" | "log" | "mint" | "now" | "settings">;

interface Job {
  run(parts: Parts): Promise<void>;
  /** What the log says where it failed; it is tried again at its next time. */
  readonly failed: string;
}

const HOUR = 3_600_000;
const MOMENT = 10_000;

const hourly: readonly Job[] = [
  { run: pruneOld, failed: "Old changes could not be removed; the next try is in an hour" },
  {
    run: expireMessages,
    failed: "Messages whose time is over could not be removed; the next try is in an hour",
  },
  { run: archiveTasks, failed: "Tasks could not be put away; the next try is in an hour" },
  { run: emptyTrash, failed: "The trash could not be emptied; the next try is in an hour" },
  {
    run: sweepFiles,
    failed: "What no file needs could not be removed; the next try is in an hour",
  },
  { run: endOldSessions, failed: "Old sessions could not be ended; the next try is in an hour" },
];

/** What people wait for. */
const soon: readonly Job[] = [
  {
    run: endSilentStreams,
    failed: "Messages of silent bots could not be ended; the next try is in a moment",
  },
  { run: repeatTasks, failed: "Tasks could not be repeated; the next try is in a moment" },
  { run: remindPeople, failed: "People could not be reminded; the next try is in a moment" },
  {
    run: remindOfMessages,
    failed: "People could not be reminded of messages; the next try is in a moment",
  },
  { run: noteHere, failed: "It could not be noted who is there; the next try is in a moment" },
  {
    run: dropStars,
    failed: "Stars of withdrawn messages could not be removed; the next try is in a moment",
  },
  {
    run: sendScheduled,
    failed: "Messages could not be sent at their time; the next try is in a moment",
  },
  {
    run: lapseApprovals,
    failed: "Deadlines of approvals could not be looked after; the next try is in a moment",
  },
  {
    run: relieveApprovals,
    failed:
      "Approvals of people who are not there any more could not be looked after; the next try is in a moment",
  },
  {
    run: followUnits,
    failed:
      "Who comes to a shared folder with a unit could not be looked after; the next try is in a moment",
  },
  {
    run: followDelegations,
    failed: "Who stands in for whom could not be looked after; the next try is in a moment",
  },
];

/** Letters: what else people wait for does not wait for a mail server that is slow. */
const letters: readonly Job[] = [
  { run: sendReminders, failed: "Reminders could not be sent; the next try is in a moment" },
  { run: sendDigests, failed: "Digests could not be sent; the next try is in a moment" },
];

/** Does what has to be done by the clock: now, and then again and again. */
export function startClockwork(parts: Parts): { close(): Promise<void> } {
  const works = [
    startWork(parts, hourly, HOUR),
    startWork(parts, soon, MOMENT),
    startWork(parts, letters, MOMENT),
  ];
  return {
    async close() {
      await Promise.all(works.map(async (work) => work.close()));
    },
  };
}

/** Runs jobs one after the other; one that fails keeps no other from its work. */
function startWork(parts: Parts, jobs: readonly Job[], every: number): { close(): Promise<void> } {
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (const { run, failed } of jobs) {
      await run(parts).catch((error: unknown) => parts.log.warn({ err: error }, failed));
    }
    running = undefined;
  };
  const run = () => {
    running ??= runAll();
  };
  run();
  const timer = setInterval(run, every);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
