import type { Generated } from "kysely";
import type { AuditKind, AuditNote } from "#domain/audit/audit.ts";
import type { AutomationOutcome } from "#domain/automation/automation-run.ts";
import type { entities, RowOf } from "#domain/entities.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { MailStanding, MailWriters } from "#domain/plan/mail/mail-limits.ts";
import type { StepDetail, StepKind } from "#domain/task/log/task-step.ts";
import type { Contact } from "../own/contact.ts";

/** A synced row as it is stored: with the scope that owns it and the number of its last change. */
export type Stored<Row> = Row & { scope: string; seq: number };

/** A name as the query builder writes it: `plan_users` is `planUsers`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type EntityTables = {
  [Name in EntityName as CamelCase<(typeof entities)[Name]["table"]>]: Stored<RowOf<Name>>;
};

/** The tables as the query builder sees them: camel case on both levels. */
export interface Schema extends EntityTables {
  space: {
    id: string;
    epoch: string;
    head: number;
    floor: number;
    epochAt: number;
    markKey: string;
  };
  changes: {
    seq: number;
    scope: string;
    entity: string;
    rowId: string;
    action: string;
    gone: boolean;
    actor: number;
    at: number;
  };
  ledger: {
    clientId: string;
    n: number;
    userId: number;
    argumentsHash: string;
    code: number;
    reason: string;
    data: unknown;
    seq: number;
    at: number;
  };
  audit: {
    id: Generated<number>;
    at: number;
    kind: AuditKind;
    userId: number;
    targetId: number;
    detail: AuditNote["detail"];
    address: string;
    device: string;
  };
  taskLog: {
    id: Generated<number>;
    logOf: number;
    taskId: number;
    userId: number;
    at: number;
    kind: StepKind;
    detail: StepDetail;
  };
  credentials: { userId: number; passwordHash: string };
  sessions: {
    tokenHash: string;
    userId: number;
    deviceId: number;
    createTime: number;
    lastTime: number;
  };
  deviceNumbers: { number: number; userId: number; passedOverTime: number } & Contact;
  invites: {
    id: number;
    codeHash: string;
    planId: number;
    note: string;
    userId: number;
    createTime: number;
    expireTime: number;
    usedBy: number;
    maxUses: number;
    uses: number;
  };
  bots: { userId: number; ownerId: number; createTime: number };
  apiTokens: {
    id: number;
    tokenHash: string;
    /** Whose the token is: a person's own, or a bot's. */
    userId: number;
    makerId: number;
    name: string;
    /** Names of scopes, with commas between. */
    scopes: string;
    deviceId: number;
    createTime: number;
    expireTime: number;
    lastTime: number;
  };
  calendarFeeds: {
    id: number;
    codeHash: string;
    userId: number;
    /** The plan whose tasks it tells, 0 = those of the person. */
    planId: number;
    createTime: number;
    /** When it was read last, to the minute; 0 = never. */
    lastTime: number;
  };
  incomingWebhooks: {
    id: number;
    codeHash: string;
    dialogId: number;
    botId: number;
    /** Who made it: it works for as long as they may. */
    userId: number;
    createTime: number;
    /** When it was written to last, to the minute; 0 = never. */
    lastTime: number;
  };
  automationRuns: {
    id: Generated<number>;
    automationId: number;
    planId: number;
    /** What the rule was called then. */
    name: string;
    taskId: number;
    taskName: string;
    /** When it was set off, epoch ms, and by how many rules before it. */
    at: number;
    depth: number;
    state: Generated<"waiting" | "done" | "failed" | "stopped" | "missed">;
    /** The key of a text, "" = none. */
    reason: Generated<string>;
    outcomes: Generated<AutomationOutcome[]>;
    /** When it was settled, epoch ms, 0 = not yet. */
    doneTime: Generated<number>;
    tries: Generated<number>;
    /** Not before this is it tried, epoch ms. */
    tryTime: Generated<number>;
  };
  /** Up to which moment rules of dates have been looked after, epoch ms. */
  automationClock: { until: number };
  planMailAddresses: {
    planId: number;
    codeHash: string;
    /** Where the tasks go. */
    columnId: number;
    writers: MailWriters;
    /** Who made it last. */
    userId: number;
    createTime: number;
  };
  planMails: {
    id: number;
    /** A hash of the plan and the Message-ID. */
    mailKey: string;
    planId: number;
    state: "begun" | "taken" | "refused";
    sender: string;
    subject: string;
    /** Why it was refused; "" = it was not. */
    reason: string;
    /** As whom the task is made, 0 = that is not decided yet; and the task, 0 = none. */
    userId: number;
    taskId: number;
    /** Attachments that became no file. */
    leftOut: number;
    /** What was known of who wrote it, "" = that was not asked yet. */
    standing: "" | MailStanding;
    /** How often it was counted towards the limits of a day: once each time that it is looked at for itself. */
    counted: number;
    at: number;
    /** So often it was begun; before this time, epoch ms, no other server goes on with it. */
    tries: number;
    claimedUntil: number;
  };
  webhooks: {
    id: number;
    planId: number;
    /** Who made it: what it tells is what they may know. */
    userId: number;
    url: string;
    /** Signs what is sent; sealed. */
    secret: string;
    /** Of which kinds of rows it tells, with commas between. */
    kinds: string;
    createTime: number;
    /** All up to this number of the log was taken. */
    seq: number;
    /** The end of what was sent and not taken, which is sent again as it was; 0 = nothing. */
    batchTo: number;
    tries: number;
    /** Not before this time is it looked at again. */
    tryTime: number;
    /** Since when nothing was taken, 0 = the last one was. */
    failTime: number;
    /** Since when it tells nothing, 0 = it works. */
    offTime: number;
    /** What the address answered last, and when; 0 = nothing. */
    lastStatus: number;
    lastTime: number;
  };
  messageStreams: {
    msgId: number;
    userId: number;
    text: string;
    /** How often it was written to. */
    n: number;
    /** Which of these the message itself has, and when it got them. */
    writtenN: number;
    writtenTime: number;
    lastTime: number;
  };
  planInvites: {
    planId: number;
    codeHash: string;
    userId: number;
    createTime: number;
    expireTime: number;
    joined: number;
    role: "member" | "observer";
  };
}
