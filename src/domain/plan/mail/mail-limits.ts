/** Who may make tasks of a plan by e-mail: who is in it, or whoever knows the address. */
export const MAIL_WRITERS = ["members", "everybody"] as const;
export type MailWriters = (typeof MAIL_WRITERS)[number];

/** What is known of who wrote an e-mail: nothing for certain, who it is, or that it is somebody who is in the plan. */
export type MailStanding = "unverified" | "verified" | "member";

/** Bytes of one e-mail, with all that is attached. */
export const MAIL_SIZE_MAX = 25 * 1024 ** 2;
/** Attachments of one e-mail that become files of its task. */
export const MAIL_FILES_MAX = 20;
/**
 * E-mails that are read within 24 hours for one plan, and those of one sender for all plans. Those for whom nobody vouches use up
 * nothing that is left to others: of a sender the verified and the unverified have so many each, of a plan its members and all others.
 */
export const MAILS_OF_PLAN_MAX = 200;
export const MAILS_OF_SENDER_MAX = 50;
/** For so long it is known what became of an e-mail, ms. */
export const MAIL_KEPT = 400 * 24 * 3_600_000;
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
