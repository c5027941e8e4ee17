import { PLAN_TAGS_MAX, TAG_NAME_MAX, TASK_TAGS_MAX } from "../limits.ts";
import type { ImportTag } from "./board-import.ts";
import { cutText } from "./clean-text.ts";

interface NamedTags {
  readonly tags: ImportTag[];
  /** What a task is marked with: the keys of its tags, and the names for which there is no room. */
  readOf(names: readonly string[]): { readonly tagKeys: string[]; readonly left: string[] };
}

/** Tags of tasks that name theirs; the same in small and in large letters, and as many as a plan has room for. */
export function namedTags(given: readonly (readonly string[])[]): NamedTags {
  const tags = new Map<string, ImportTag>();
  for (const name of given.flat()) {
    const key = keyOf(name);
    if (name === "" || tags.has(key) || tags.size >= PLAN_TAGS_MAX) continue;
    tags.set(key, { key, name: cutText(name, TAG_NAME_MAX), color: "" });
  }
  return {
    tags: [...tags.values()],
    readOf(names) {
      const said = names.filter((name) => name !== "");
      const known = [...new Set(said.map(keyOf))].filter((key) => tags.has(key));
      const tagKeys = known.slice(0, TASK_TAGS_MAX);
      const has = new Set(tagKeys);
      return {
        tagKeys,
        left: said.filter((name) => name.length > TAG_NAME_MAX || !has.has(keyOf(name))),
      };
    },
  };
}

function keyOf(name: string): string {
  return cutText(name, TAG_NAME_MAX).toLowerCase();
}
