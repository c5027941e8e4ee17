import * as z from "zod/mini";

import { failure, success } from "#base/result.ts";
import type { Result } from "#base/result.ts";
import { EntryReader, pathOf } from "../entry-reader.ts";
import { importRefusal } from "../import-refusal.ts";
import type { ImportRefusal } from "../import-refusal.ts";
import {
  trelloActionShape,
  trelloCardShape,
  trelloCheckedShape,
  trelloChecklistShape,
  trelloCommentShape,
  trelloFieldShape,
  trelloHeadShape,
  trelloLabelShape,
  trelloListShape,
  trelloMemberShape,
} from "./trello-export.ts";
import type { TrelloExport } from "./trello-export.ts";

const commentTypes = new Set(["commentCard", "copyCommentCard"]);

/** Reads what is used of an export: unknown keys are passed over, a value of a wrong type refuses the file. */
export function checkTrelloExport(json: unknown): Result<TrelloExport, ImportRefusal> {
  const missing = missingParts(json);
  if (missing) return failure(importRefusal("import/not-a-board", { missing }));
  const head = z.safeParse(trelloHeadShape, json);
  if (!head.success) return failure(wrongValue(pathOf("", head.error)));
  const board = head.data;
  const reader = new EntryReader();
  const actions = reader.readAll(trelloActionShape, board.actions, "actions");
  const found: TrelloExport = {
    name: board.name,
    desc: board.desc ?? "",
    dateLastActivity: board.dateLastActivity ?? "",
    powerUps: board.powerUps?.length ?? 0,
    lists: reader.readAll(trelloListShape, board.lists, "lists"),
    cards: reader.readAll(trelloCardShape, board.cards, "cards"),
    checklists: reader.readAll(trelloChecklistShape, board.checklists, "checklists"),
    labels: reader.readAll(trelloLabelShape, board.labels, "labels"),
    members: reader.readAll(trelloMemberShape, board.members, "members"),
    customFields: reader.readAll(trelloFieldShape, board.customFields, "customFields"),
    actions: actions.length,
    comments: reader.readAll(trelloCommentShape, board.actions, "actions", (index) =>
      commentTypes.has(actions[index]?.type ?? ""),
    ),
    checkedAt: readCheckedTimes(board.actions ?? []),
  };
  return reader.firstWrong === "" ? success(found) : failure(wrongValue(reader.firstWrong));
}

/** Actions run from new to old, so the first one met is the last time an item was ticked. */
function readCheckedTimes(actions: readonly unknown[]): Map<string, string> {
  const times = new Map<string, string>();
  for (const action of actions) {
    const result = z.safeParse(trelloCheckedShape, action);
    if (!result.success) continue;
    const { checkItem } = result.data.data;
    if (checkItem.state === "complete" && !times.has(checkItem.id)) {
      times.set(checkItem.id, result.data.date);
    }
  }
  return times;
}

function missingParts(json: unknown): string {
  const board = z.safeParse(z.looseObject({}), json);
  if (!board.success) return "name, lists, cards";
  const { name, lists, cards } = board.data;
  const missing = [
    typeof name === "string" ? "" : "name",
    Array.isArray(lists) ? "" : "lists",
    Array.isArray(cards) ? "" : "cards",
  ];
  return missing.filter((part) => part !== "").join(", ");
}

function wrongValue(path: string): ImportRefusal {
  return importRefusal("import/wrong-value", { path });
}
