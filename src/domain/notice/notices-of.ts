import type { Change } from "../command.ts";
import { type AnyRow, entityOf, type RowId } from "../entities.ts";
import { ADMINISTRATORS, type NoticeTo } from "../entity.ts";
import type { EntityName } from "../entity-names.ts";
import type { Id } from "../id.ts";
import type { Notice } from "./notice.ts";
import type { WorkNoticeKind } from "./notice-kinds.ts";

/** Whose hand a change was, and when; what is told to nobody is quiet. */
export interface Hand {
  readonly actorId: Id;
  /** Epoch ms. */
  readonly at: number;
  readonly isQuiet?: boolean | undefined;
}

/** What was there before one change after the other: a new task that is given away is one matter with it. */
const matters: Readonly<Record<WorkNoticeKind, string>> = {
  plan: "plan",
  owner: "part",
  assistant: "part",
  completed: "state",
  reopened: "state",
  reminder: "reminder",
  stateChanged: "state",
  timesChanged: "time",
  toDecide: "decide",
  urged: "decide",
  overdue: "decide",
  copied: "requestCopy",
  passed: "outcome",
  rejected: "outcome",
  returned: "outcome",
  commented: "requestComment",
  deputy: "deputy",
  messageReminder: "message",
  reportDecided: "report",
  reported: "reported",
};

type NoticeToOne = NoticeTo & { readonly userId: Id };

function noticeFor({ userId, kind, planId, ...about }: NoticeToOne, { actorId, at }: Hand): Notice {
  const { taskId = 0, approvalId = 0, recordId = 0, ofUserId = 0, dialogId = 0, msgId = 0 } = about;
  return {
    id: noticeId({ userId, kind, about: approvalId || msgId || taskId || planId || ofUserId }),
    userId,
    kind,
    planId,
    taskId,
    approvalId,
    recordId,
    dialogId,
    msgId,
    byUserId: actorId,
    time: at,
  };
}

function toEach(to: NoticeTo, administrators: readonly Id[]): NoticeToOne[] {
  const userIds = to.userId === ADMINISTRATORS ? administrators : [to.userId];
  return userIds.map((userId) => ({ ...to, userId }));
}

/** The id of a notice: of one matter of one thing only the newest stands. */
export function noticeId({
  userId,
  kind,
  about,
}: {
  readonly userId: Id;
  readonly kind: WorkNoticeKind;
  /** Id of the thing. */
  readonly about: Id;
}): string {
  return `${userId}/${matters[kind]}/${about}`;
}

/**
 * The rows that tell people of changes, the newest of each matter, in the order in which they were made.
 * `administrators` are those of the company, where a change is for them.
 */
export function noticesOf<By extends Hand>(
  changes: readonly (Change & { readonly by: By })[],
  before: (entity: EntityName, id: RowId) => AnyRow | undefined,
  administrators: readonly Id[] = [],
): readonly { readonly notice: Notice; readonly by: By }[] {
  const rows = new Map<string, AnyRow | undefined>();
  const told = new Map<string, { notice: Notice; by: By }>();
  for (const change of changes) {
    const { entity, by } = change;
    const { notices } = entityOf(entity);
    if (!notices) continue;
    const put = "put" in change ? change.put : undefined;
    const id = put?.id ?? ("remove" in change ? change.remove : 0);
    const key = `${entity}/${id}`;
    const stood = rows.has(key) ? rows.get(key) : before(entity, id);
    rows.set(key, put);
    if (!put || by.isQuiet) continue;
    for (const to of notices(stood, put).flatMap((each) => toEach(each, administrators))) {
      if (to.userId === by.actorId) continue;
      const notice = noticeFor(to, by);
      told.delete(notice.id);
      told.set(notice.id, { notice, by });
    }
  }
  return [...told.values()];
}
