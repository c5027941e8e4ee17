import type { ImportLeftOut } from "../board-import.ts";
import { readAttachments } from "./read-attachments.ts";
import type { TrelloCard, TrelloExport } from "./trello-export.ts";

/** What of the export stays behind; `cards` over the limit, archived `lists` without cards and what was said in unknown `fields` are counted already. */
export function readLeftOut(
  board: TrelloExport,
  { cards, lists, fields }: { cards: number; lists: number; fields: number },
): ImportLeftOut[] {
  const total = (countOn: (card: TrelloCard) => number): number => {
    let sum = 0;
    for (const card of board.cards) sum += countOn(card);
    return sum;
  };
  const found: ImportLeftOut[] = [
    { what: "cards", count: cards },
    { what: "lists", count: lists },
    { what: "files", count: total((card) => readAttachments(card).files) },
    { what: "attachments", count: total((card) => readAttachments(card).withoutAddress) },
    { what: "customFields", count: fields },
    {
      what: "votes",
      count: total((card) => card.idMembersVoted?.length ?? badge(card.badges?.votes)),
    },
    { what: "stickers", count: total((card) => card.stickers?.length ?? 0) },
    { what: "covers", count: total((card) => (hasCover(card) ? 1 : 0)) },
    { what: "locations", count: total((card) => (card.locationName ? 1 : 0)) },
    { what: "powerUps", count: board.powerUps },
    { what: "activity", count: board.actions - board.comments.length },
  ];
  return found.filter((entry) => entry.count > 0);
}

function badge(count: number | null | undefined): number {
  return Math.max(Math.trunc(count ?? 0), 0);
}

function hasCover({ cover, idAttachmentCover }: TrelloCard): boolean {
  return Boolean(cover?.color || cover?.idAttachment || idAttachmentCover);
}
