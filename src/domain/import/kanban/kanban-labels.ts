import { PLAN_TAGS_MAX, TAG_NAME_MAX, TASK_TAGS_MAX } from "../../limits.ts";
import type { ImportTag } from "../board-import.ts";
import { cleanLine, cutText } from "../clean-text.ts";
import type { KanbanLabel } from "./kanban.ts";

interface KanbanTags {
  readonly tags: ImportTag[];
  /** The tags of a card, and the names for which there is no room. */
  readOf(labelIds: readonly string[]): { readonly tagKeys: string[]; readonly left: string[] };
}

/** Labels as tags: the same in small and in large letters, and as many as a plan has room for. */
export function kanbanTags(labels: readonly KanbanLabel[]): KanbanTags {
  const byId = new Map(labels.map(({ id, name }) => [id, cleanLine(name)]));
  const tags = new Map<string, ImportTag>();
  for (const { name: given, color } of labels) {
    const name = cutText(cleanLine(given), TAG_NAME_MAX);
    const key = name.toLowerCase();
    if (name !== "" && !tags.has(key) && tags.size < PLAN_TAGS_MAX)
      tags.set(key, { key, name, color });
  }
  return {
    tags: [...tags.values()],
    readOf(labelIds) {
      const names = [...new Set(labelIds)].flatMap((id) => byId.get(id) || []);
      const keyOf = (name: string) => cutText(name, TAG_NAME_MAX).toLowerCase();
      const tagKeys = [...new Set(names.map(keyOf))]
        .filter((key) => tags.has(key))
        .slice(0, TASK_TAGS_MAX);
      const has = new Set(tagKeys);
      const left = names.filter((name) => name.length > TAG_NAME_MAX || !has.has(keyOf(name)));
      return { tagKeys, left };
    },
  };
}
