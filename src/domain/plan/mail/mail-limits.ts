/** Who may make tasks of a plan by e-mail: who is in it, or whoever knows the address. */
export const MAIL_WRITERS = ["members", "everybody"] as const;
export type MailWriters = (typeof MAIL_WRITERS)[number];

/** Bytes of one e-mail, with all that is attached. */
export const MAIL_SIZE_MAX = 25 * 1024 ** 2;
/** Attachments of one e-mail that become files of its task. */
export const MAIL_FILES_MAX = 20;
/** Tasks that one plan takes by e-mail within 24 hours, and those that one sender makes in all plans. */
export const MAILS_OF_PLAN_MAX = 200;
export const MAILS_OF_SENDER_MAX = 50;
/** E-mails of a plan that are told about, the newest. */
export const MAIL_LOG_MAX = 50;

/** Why an e-mail became no task. */
export const MAIL_REFUSALS = [
  /** No person wrote it to this address. */
  "automatic",
  /** It names no sender, or several. */
  "sender",
  /** Its sender is not in the plan. */
  "stranger",
  /** The mail server does not vouch for its sender. */
  "unverified",
  /** More than so many come within 24 hours. */
  "tooMany",
  "tooBig",
  /** It could not be taken apart. */
  "unreadable",
  "archived",
  /** Its sender may add no tasks to the plan. */
  "notAllowed",
  /** The plan holds no more tasks. */
  "full",
  "failed",
] as const;
export type MailRefusal = (typeof MAIL_REFUSALS)[number];
