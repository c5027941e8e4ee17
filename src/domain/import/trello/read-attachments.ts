import { cleanLine, plainToMarkdown } from "../clean-text.ts";
import type { TrelloCard } from "./trello-export.ts";

/** Nothing but what a browser opens as a page, and no character that would end the link in markdown. */
const pageAddress = /^https?:\/\/[^\s<>\\]{1,2000}$/i;

/** A card's attachments: each with an address as a link in markdown, and how many there are of which kind. */
export type CardAttachments = {
  links: string[];
  /** Uploaded files, whose contents stay with Trello; linked like the others. */
  files: number;
  /** Those without an address that can be opened. */
  withoutAddress: number;
};

/** Reads them in the order of the file; older exports say only how many there were. */
export function readAttachments(card: TrelloCard): CardAttachments {
  const attachments = card.attachments ?? [];
  const found: CardAttachments = { links: [], files: 0, withoutAddress: 0 };
  for (const { name, url, isUpload } of attachments) {
    const address = url?.trim() ?? "";
    if (!pageAddress.test(address)) {
      found.withoutAddress += 1;
      continue;
    }
    found.links.push(`[${plainToMarkdown(cleanLine(name ?? "") || address)}](<${address}>)`);
    if (isUpload === true) found.files += 1;
  }
  if (!card.attachments) {
    found.withoutAddress = Math.max(Math.trunc(card.badges?.attachments ?? 0), 0);
  }
  return found;
}
