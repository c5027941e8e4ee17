import { pageLink } from "../task-content.ts";
import type { TrelloCard } from "./trello-export.ts";

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
    const link = pageLink(name ?? "", url ?? "");
    if (link === undefined) {
      found.withoutAddress += 1;
      continue;
    }
    found.links.push(link);
    if (isUpload === true) found.files += 1;
  }
  if (!card.attachments) {
    found.withoutAddress = Math.max(Math.trunc(card.badges?.attachments ?? 0), 0);
  }
  return found;
}
