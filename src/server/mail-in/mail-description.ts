import { TASK_CONTENT_MAX } from "#domain/limits.ts";
import { cleanOne } from "../commands/clean-texts.ts";
import type { Say } from "../local-text.ts";
import type { MailContents } from "./mail-contents.ts";

/** What is not drawn but for breaks and tabs, and what turns the direction of what follows. */
const UNDRAWN = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
/** Room for who wrote it. */
const BODY_ROOM = TASK_CONTENT_MAX - 2_000;
const TOKENS = /<[^<>]*>|\s+/g;

/** Who wrote it, where the task does not say so by who made it. */
export interface SaidSender {
  readonly address: string;
  readonly isAuthentic: boolean;
}

/** The description of a task that an e-mail becomes: its HTML made harmless, or its text; and who wrote it. */
export async function describeMail(
  { text, html }: Pick<MailContents, "text" | "html">,
  sender: SaidSender | undefined,
  say: Say,
): Promise<string> {
  const body = (await fromHtml(html)) ?? fromText(text);
  return (sender ? senderLine(sender, say) : "") + body;
}

async function fromHtml(html: string): Promise<string | undefined> {
  if (html === "") return undefined;
  const clean = (await cleanOne(html)).replace(UNDRAWN, "").trim();
  // What says nothing without its pictures, and what is too long, is taken by its text.
  const words = clean.replace(TOKENS, "");
  return words === "" || clean.length > BODY_ROOM ? undefined : clean;
}

/** Paragraphs, with lines that answer as quotations. */
function fromText(text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, "\n")
    .replace(UNDRAWN, "")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  let html = "";
  for (const paragraph of paragraphs) {
    const lines = paragraph.split("\n");
    const isQuoted = lines.every((line) => line.startsWith(">"));
    const plain = isQuoted ? lines.map((line) => line.replace(/^(?:>\s?)+/, "")) : lines;
    const inside = `<p>${plain.map(escapeHtml).join("<br />")}</p>`;
    const piece = isQuoted ? `<blockquote>${inside}</blockquote>` : inside;
    if (html.length + piece.length > BODY_ROOM) return `${html}<p>…</p>`;
    html += piece;
  }
  return html;
}

function senderLine({ address, isAuthentic }: SaidSender, say: Say): string {
  const key = isAuthentic ? "mail:task.from" : "mail:task.unverified";
  return `<p><em>${escapeHtml(say(key, { sender: address }))}</em></p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
