import type { ImportComment, ImportMember } from "../board-import.ts";
import { cleanLine, cleanText, cutText } from "../clean-text.ts";
import { TASK_NAME_MAX } from "../../limits.ts";
import { IMPORT_COMMENT_MAX } from "../import-limits.ts";
import type { TrelloComment } from "./trello-export.ts";
import { pushTo, readTime, timeOfTrelloId } from "./trello-reading.ts";
import type { TrelloReading } from "./trello-reading.ts";

/** An export ends after this many actions, comments among them, however many the board had. */
const maxExportedActions = 1_000;

/** All comments of the file by card id, oldest first on each card. */
export function readComments(
  reading: TrelloReading,
  members: readonly ImportMember[],
): Map<string, ImportComment[]> {
  const cardIds = new Set(reading.board.cards.map((card) => card.id));
  const names = new Map(members.map((member) => [member.key, member.name]));
  const byCard = new Map<string, ImportComment[]>();
  const seen = new Set<string>();
  for (const action of reading.board.comments.toReversed()) {
    if (action.id && seen.has(action.id)) continue;
    if (action.id) seen.add(action.id);
    const cardId = action.data.card?.id ?? "";
    const comment = toComment(reading, action, names);
    if (!cardIds.has(cardId)) reading.notes.add("commentsWithoutCard", comment.authorName);
    else if (comment.text === "") reading.notes.add("commentsEmpty", comment.authorName);
    else pushTo(byCard, cardId, comment);
  }
  for (const comments of byCard.values()) comments.sort((one, other) => one.time - other.time);
  noteMissing(reading);
  return byCard;
}

function toComment(
  reading: TrelloReading,
  action: TrelloComment,
  names: ReadonlyMap<string, string>,
): ImportComment {
  const author = action.idMemberCreator ?? action.memberCreator?.id ?? "";
  const written = action.memberCreator?.fullName || action.memberCreator?.username || "";
  const authorName = cutText(names.get(author) ?? cleanLine(written), TASK_NAME_MAX);
  const text = cleanText(action.data.text);
  if (text.length > IMPORT_COMMENT_MAX) reading.notes.add("commentsCut", authorName);
  return {
    memberKey: names.has(author) ? author : "",
    authorName,
    text: cutText(text, IMPORT_COMMENT_MAX),
    time: readTime(reading, action.date, authorName) || timeOfTrelloId(action.id),
  };
}

/** Cards count their comments; `count` is how many of them the file does not hold, 0 where it cannot be told. */
function noteMissing(reading: TrelloReading): void {
  if (reading.board.actions !== maxExportedActions) return;
  let counted = 0;
  for (const card of reading.board.cards) counted += card.badges?.comments ?? 0;
  const missing = Math.max(counted - reading.board.comments.length, 0);
  reading.notes.add("olderCommentsMissing", "", missing);
}
