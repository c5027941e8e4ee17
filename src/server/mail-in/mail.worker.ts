import { parentPort } from "node:worker_threads";
import PostalMime, { type Attachment } from "postal-mime";
import { MAIL_FILES_MAX } from "#domain/plan/mail/mail-limits.ts";
import { BODY_MAX, type MailAttachment, type MailContents, type RawMail } from "./mail-contents.ts";

const OPTIONS = {
  // An e-mail in an e-mail is one file.
  forceRfc822Attachments: true,
  maxNestingDepth: 30,
  maxHeadersSize: 1024 ** 2,
} as const;

// The thread on which one e-mail is taken apart: one that is made to break or hold up whoever reads it breaks this.
parentPort?.once("message", ({ bytes }: RawMail) => {
  void PostalMime.parse(bytes, OPTIONS).then(({ text = "", html = "", attachments }) => {
    const brought = attachments.map(toAttachment).filter((each) => each.bytes.length > 0);
    const contents: MailContents = {
      text: text.slice(0, BODY_MAX),
      html: html.slice(0, BODY_MAX),
      attachments: brought.slice(0, MAIL_FILES_MAX),
      beyond: Math.max(0, brought.length - MAIL_FILES_MAX),
    };
    parentPort?.postMessage(contents);
  });
});

function toAttachment({ filename, mimeType, content }: Attachment): MailAttachment {
  const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
  const name = filename ?? (mimeType === "message/rfc822" ? "mail.eml" : "");
  return { name: name.slice(0, 1_000), bytes };
}
