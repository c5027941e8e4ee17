import type { ImportSubtask } from "../board-import.ts";
import { cleanLine } from "../clean-text.ts";
import { TASK_NAME_MAX } from "../../limits.ts";
import type { TrelloCard, TrelloCheckItem, TrelloChecklist } from "./trello-export.ts";
import {
  byPosition,
  firstOfEachId,
  lastActivity,
  pushTo,
  readName,
  readTime,
} from "./trello-reading.ts";
import type { TrelloReading } from "./trello-reading.ts";

/** What Trello calls a checklist that nobody named. */
const defaultName = "checklist";

/** A card's check items as subtasks, all of them, in order. */
export type ReadSubtasks = {
  subtasks: ImportSubtask[];
  /** Names of checklists that no subtask begins with. */
  checklists: string[];
};

/**
 * Where a card has several checklists, a subtask's name begins with its checklist's, so that each says where it
 * belongs wherever it is shown. The name of an only one would repeat itself on every line: it is given aside.
 */
export function createSubtaskReader(
  reading: TrelloReading,
  memberKeys: ReadonlySet<string>,
): (card: TrelloCard) => ReadSubtasks {
  const checklistsByCard = groupByCard(reading);
  return (card) => {
    const checklists = byPosition(checklistsByCard.get(card.id) ?? []);
    const isOne = checklists.length === 1;
    const subtasks = checklists.flatMap((checklist, index) => {
      const prefix = isOne ? "" : `${checklist.name?.trim() || `#${index + 1}`}: `;
      return byPosition(checklist.checkItems ?? []).map((item, place) =>
        toSubtask(item, {
          name: prefix + (item.name.trim() || `#${place + 1}`),
          reading,
          card,
          memberKeys,
        }),
      );
    });
    const unsaid = checklists.filter(({ checkItems }) => isOne || !checkItems?.length);
    return { subtasks, checklists: unsaid.map(givenName).filter((name) => name !== "") };
  };
}

function givenName({ name }: TrelloChecklist): string {
  const given = cleanLine(name ?? "");
  return given.toLowerCase() === defaultName ? "" : given;
}

function groupByCard(reading: TrelloReading): Map<string, TrelloChecklist[]> {
  const { cards, checklists } = reading.board;
  const cardIds = new Set(cards.map((card) => card.id));
  const cardByChecklist = new Map(
    cards.flatMap((card) => (card.idChecklists ?? []).map((id) => [id, card.id])),
  );
  const byCard = new Map<string, TrelloChecklist[]>();
  for (const checklist of firstOfEachId(checklists).byId.values()) {
    const cardId = checklist.idCard ?? cardByChecklist.get(checklist.id) ?? "";
    if (!cardIds.has(cardId)) {
      reading.notes.add("checklistsWithoutCard", checklist.name ?? "");
      continue;
    }
    pushTo(byCard, cardId, checklist);
  }
  return byCard;
}

function toSubtask(
  item: TrelloCheckItem,
  about: {
    name: string;
    reading: TrelloReading;
    card: TrelloCard;
    memberKeys: ReadonlySet<string>;
  },
): ImportSubtask {
  const { reading, card } = about;
  const tickedAt = readTime(reading, reading.board.checkedAt.get(item.id ?? ""), card.name);
  return {
    name: readName(reading, about.name, { max: TASK_NAME_MAX, fallback: "#1", cut: "namesCut" }),
    completeTime: item.state === "complete" ? tickedAt || lastActivity(reading, card) : 0,
    endTime: readTime(reading, item.due, card.name),
    memberKeys: item.idMember && about.memberKeys.has(item.idMember) ? [item.idMember] : [],
  };
}
