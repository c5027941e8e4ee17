import { NOBODYS } from "#domain/approval/state/told.ts";
import { type Notice, scopeOfMatter } from "#domain/notice/notice.ts";
import { entityOf, scopeRootedIn } from "#domain/entities.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { planScope, type ScopeKindName, scopeKinds } from "#domain/scope.ts";
import { accessId } from "#domain/user/access.ts";
import type { LogLine, Snapshot } from "../world/snapshot.ts";
import { scopesOf } from "../world/sight.ts";

/** Somebody who took part in a step. */
export interface Caller {
  readonly userId: number;
  /** Names of the calls that they made. */
  readonly calls: readonly string[];
}

export interface Written {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** Lines that the log has gained. */
  readonly lines: readonly LogLine[];
  readonly callers: readonly Caller[];
  /** Whether several things happened at once, so that one may have given the right to another. */
  readonly isParallel: boolean;
}

/** Calls that are made by nobody in particular and change one person's own things: a secret is the right. */
const bySecret = /^(invite\.accept|password\.|email\.|user\.login|passkey\.|singleSignOn\.)/;
/** What lets somebody in who comes by a link, in the name of who made it. */
const membership = new Set(["planUser", "dialogUser", "access"]);

/** Lines of the log that nobody had the right to cause. */
export function rightViolations(written: Written): string[] {
  const calls = new Set(written.callers.flatMap((caller) => caller.calls));
  const callers = new Set(written.callers.map(({ userId }) => userId));
  const hasSecret = [...calls].some((call) => bySecret.test(call));
  return written.lines.flatMap((line) => {
    const name = `${line.entity} ${line.rowId} in ${line.scope}`;
    // Who is signed out has no number either; what the clock does is not theirs.
    if (!callers.has(line.actor) || line.actor === NOBODYS) {
      const joins = calls.has("plan.join") && membership.has(line.entity);
      const isMeant =
        isByClock(line, written) ||
        isSentLater(line, written) ||
        isBroughtAbout(line, written) ||
        isByRule(line, written);
      return joins || hasSecret || isMeant
        ? []
        : [`${name} was written as ${line.actor}, who did nothing`];
    }
    return mayWrite(written, line) || (hasSecret && isPersonal(line))
      ? []
      : [`${name} was written by ${line.actor}, who had no right to`];
  });
}

/** Who stands in for whom comes and goes as the days do, and what waits for them with it, which is nobody's doing. */
function isByClock({ actor, entity, rowId, scope }: LogLine, { after }: Written): boolean {
  if (actor !== NOBODYS) return false;
  const target = rowId.slice(rowId.indexOf("/") + 1);
  const place = entity === "access" ? target : scope;
  // What somebody wanted to hear of again comes at its time.
  const comes = ["notice", "messageReminder", "scheduledMessage", "starredMessage"].includes(
    entity,
  );
  // Whoever is asked by then, or stands in, is let into the chat of the request.
  const isAsked = after.rows.dialog.some(
    ({ row, scope: chat }) => row.groupType === "approval" && chat === place,
  );
  return comes || isAsked || /^(absence|record):/.test(place);
}

/** What the end of a request brings about is done a moment later, in the name of whoever published its flow. */
function isBroughtAbout({ actor, entity, scope }: LogLine, { after }: Written): boolean {
  if (entity !== "record" && entity !== "approvalEffect") return false;
  return after.rows.approvalEffect.some((effect) => {
    const approval = after.rows.approval.find(({ row }) => row.id === effect.row.approvalId);
    const flow = after.rows.approvalFlow.find(({ row }) => row.id === approval?.row.flowId);
    const isDone = effect.scope === scope && effect.row.state !== "waiting";
    return isDone && flow?.row.createUserId === actor;
  });
}

/** What the rules of a plan say is done a moment later, in the name of whoever saved them last, and told to whom it concerns. */
function isByRule(
  { actor, entity, rowId, scope, isByRule: isAtThatMoment }: LogLine,
  { before, after }: Pick<Written, "before" | "after">,
): boolean {
  if (!isAtThatMoment) return false;
  const rules = [...before.rows.automation, ...after.rows.automation];
  const places = new Set<string>(
    rules.filter(({ row }) => row.userId === actor).map(({ row }) => planScope(row.planId)),
  );
  if (places.has(scope)) return true;
  const told = after.rows.notice.find(({ row }) => row.id === rowId)?.row;
  return entity === "notice" && told?.byUserId === actor && places.has(scopeOfMatter(told));
}

function mayWrite(written: Written, line: LogLine): boolean {
  const { before, after, isParallel, callers } = written;
  const { actor, scope } = line;
  const moments = isParallel ? [before, after] : [before];
  return moments.some((moment) => {
    const isAdmin = moment.rows.user.some(({ row }) => row.id === actor && row.isAdmin);
    const visible = scopesOf(moment, actor);
    if (scope === "company") return isAdmin || isOwnRow(line) || isAllowedBot(line, moment, after);
    if (scope.startsWith("user:"))
      return (
        isAdmin ||
        scope === `user:${actor}` ||
        letsInto(line, visible, before) ||
        goesWithParent(line, visible, { before, after, isParallel }) ||
        tellsOf(line, visible, { before, after })
      );
    if (scope.startsWith("absence:")) return scope === `absence:${actor}`;
    // Whoever administers the company mends and removes what others filled in.
    if (scope.startsWith("record:") && isAdmin) return true;
    if (isAdmin && isReported(line, before, after)) return true;
    if (goesWithPart(line, moment, { callers, visible })) return true;
    const isVisible = visible.has(scope as never) || !wasThere(scope, before);
    return isVisible && (line.entity !== "plan" || isLeader(moment, line, before));
  });
}

/** What a plan loses, its private tasks lose as well, whether or not whoever takes it away sees them. */
const TAKING = new Set(["column.remove", "flow.save", "tag.remove", "field.remove"]);

function goesWithPart(
  { scope, actor }: LogLine,
  { rows }: Snapshot,
  { callers, visible }: Pick<Written, "callers"> & { readonly visible: ReadonlySet<string> },
): boolean {
  const task = rows.task.find(({ scope: place }) => place === scope && scope.startsWith("task:"));
  const takes = callers.some(
    ({ userId, calls }) => userId === actor && calls.some((call) => TAKING.has(call)),
  );
  return task !== undefined && takes && visible.has(planScope(task.row.planId));
}

/** Administrators take away what was reported to them, wherever it stands. */
function isReported({ scope }: LogLine, before: Snapshot, after: Snapshot): boolean {
  const removed = after.rows.messageReport.filter(({ row }) => row.state === "removed");
  return removed.some(({ row: { dialogId } }) =>
    before.rows.dialog.some(({ row, scope: place }) => row.id === dialogId && place === scope),
  );
}

function isPersonal({ scope, entity }: LogLine): boolean {
  return scope.startsWith("user:") || (scope === "company" && entity === "user");
}

/** People change their own row, and the trees forget whoever leaves. */
function isOwnRow({ entity, rowId, actor }: LogLine): boolean {
  return entity === "user" ? Number(rowId) === actor : entity !== "company";
}

/** Where the company lets them, people have bots of their own, which are colleagues to all others. */
function isAllowedBot({ entity, rowId }: LogLine, { rows }: Snapshot, after: Snapshot): boolean {
  const isBot = after.rows.user.some(({ row }) => row.id === Number(rowId) && row.bot);
  return entity === "user" && isBot && rows.companySetting.some(({ row }) => row.ownTokens);
}

/** Another person's access changes with memberships in a scope that the actor may see, or that is new. */
function letsInto(
  { entity, rowId }: LogLine,
  visible: ReadonlySet<string>,
  before: Snapshot,
): boolean {
  const target = rowId.slice(rowId.indexOf("/") + 1);
  return entity === "access" && (visible.has(target) || !wasThere(target, before));
}

/** A timer or a reminder is its person's alone, and goes with the task or chat that somebody in it takes away. */
function goesWithParent(
  { entity, rowId }: LogLine,
  visible: ReadonlySet<string>,
  { before, after, isParallel }: Pick<Written, "before" | "after" | "isParallel">,
): boolean {
  const { parent } = entityOf(entity);
  if (!parent?.apart) return false;
  const find = ({ rows }: Snapshot, kind: EntityName, id: unknown) =>
    rows[kind].find(({ row }) => String(row.id) === String(id));
  if (find(after, entity, rowId)) return false;
  const row = find(before, entity, rowId)?.row;
  // Born and gone in one go.
  if (!row) return isParallel;
  const parentId: unknown = Reflect.get(row, parent.field);
  const above = find(before, parent.entity as EntityName, parentId);
  return above
    ? visible.has(above.scope) && !find(after, parent.entity as EntityName, parentId)
    : isParallel;
}

/** What somebody wrote to be sent later is sent as theirs, in the chat for which they wrote it. */
function isSentLater(
  { actor, scope }: LogLine,
  { before, after }: Pick<Written, "before" | "after">,
): boolean {
  const waiting = new Set(
    after.rows.scheduledMessage.flatMap(({ row }) => (row.sendingTime > 0 ? [] : [row.id])),
  );
  const sent = before.rows.scheduledMessage.filter(
    ({ row }) => row.userId === actor && !waiting.has(row.id),
  );
  return sent.some(({ row: { dialogId } }) =>
    before.rows.dialog.some(({ row, scope: place }) => row.id === dialogId && place === scope),
  );
}

/** Another person is told what the actor did in a plan that the actor may see, or that is new. */
function tellsOf(
  { entity, rowId, actor }: LogLine,
  visible: ReadonlySet<string>,
  { before, after }: Pick<Written, "before" | "after">,
): boolean {
  if (entity !== "notice") return false;
  const find = ({ rows }: Snapshot) => rows.notice.find(({ row }) => row.id === rowId)?.row;
  const notice = find(after);
  if (!notice) return goesWithAccess(find(before), visible, after);
  if (notice.byUserId !== actor) return false;
  const scope = scopeOfMatter(notice);
  return visible.has(scope) || !wasThere(scope, before);
}

/** What was told of a plan goes with the right to see it, which somebody in the plan takes. */
function goesWithAccess(
  notice: Notice | undefined,
  visible: ReadonlySet<string>,
  { rows }: Snapshot,
): boolean {
  if (!notice) return false;
  const scope = scopeOfMatter(notice);
  const id = accessId(notice.userId, scope);
  return visible.has(scope) && !rows.access.some(({ row }) => row.id === id);
}

/** The row of a plan is its leader's. */
function isLeader({ rows }: Snapshot, { rowId, actor }: LogLine, before: Snapshot): boolean {
  const isNew = !before.rows.plan.some(({ row }) => row.id === Number(rowId));
  return (
    isNew ||
    rows.planUser.some(
      ({ row }) =>
        row.id === `${rowId}:${actor}` && (row.owner === 1 || row.role === "administrator"),
    )
  );
}

function wasThere(scope: string, { rows }: Snapshot): boolean {
  const [kind] = scope.split(":");
  const { root } = scopeKinds[kind as ScopeKindName] as {
    readonly root?: "plan" | "dialog" | "libraryItem" | "record";
  };
  return root !== undefined && rows[root].some(({ row }) => scopeRootedIn(root, row) === scope);
}
