/** Of which messages a person may hear: one that calls them, one that is to them alone, any other of a chat. */
export const MESSAGE_NOTICES = ["mention", "direct", "group"] as const;
export type MessageNoticeKind = (typeof MESSAGE_NOTICES)[number];

/**
 * Of which work: they came into a plan, own or assist a task now, a task of theirs was completed or opened again, or
 * starts or is due.
 */
export const WORK_NOTICES = [
  "plan",
  "owner",
  "assistant",
  "completed",
  "reopened",
  "reminder",
  // Of tasks that they follow.
  "stateChanged",
  "timesChanged",
  // Of requests: they are asked, urged, or late; they get to know of one; what became of theirs, and what is said to it.
  "toDecide",
  "urged",
  "overdue",
  "copied",
  "passed",
  "rejected",
  "returned",
  "commented",
  // They stand in for somebody who is away.
  "deputy",
  // They wanted to hear of a message again.
  "messageReminder",
  // An administrator has looked at what they reported.
  "reportDecided",
  // As administrators: somebody reports a message to them.
  "reported",
] as const;
export type WorkNoticeKind = (typeof WORK_NOTICES)[number];

/** What comes by letter as well, where a mail server is set up. */
const LETTER_NOTICES = ["reminderLetter"] as const;

/** What only administrators hear of. */
export const ADMINISTRATORS_NOTICES: ReadonlySet<string> = new Set<WorkNoticeKind>(["reported"]);

/** Everything that a person may hear of, each of which they can turn off. */
export const NOTICE_KINDS = [...MESSAGE_NOTICES, ...WORK_NOTICES, ...LETTER_NOTICES] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
