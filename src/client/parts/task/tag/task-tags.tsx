import { useTags } from "#client/live/use-tags.ts";
import { Each } from "#client/ui/each/each.tsx";
import colors from "#client/ui/swatch/swatch.module.css";
import classes from "./tag.module.css";

interface TaskTagsProps {
  /** Ids of tags; what is not known here yet is left out. */
  readonly tagIds: readonly number[];
  /** All in one line, whatever does not fit in it. */
  readonly line?: boolean;
}

/** The tags of a task beside each other. Its own query, so that cards without tags ask for none. */
export function TaskTags({ tagIds, line = false }: TaskTagsProps) {
  const all = useTags();
  const tags = tagIds.flatMap((id) => all.get(id) ?? []);
  if (tags.length === 0) return null;
  return (
    <span className={classes.tags} data-line={line || undefined}>
      <Each rows={tags} keyOf={({ id }) => id}>
        {({ name, color }) => (
          <span
            className={`${classes.tag} ${colors.color}`}
            data-color={color || undefined}
            title={name}
          >
            <span className={classes.name}>{name}</span>
          </span>
        )}
      </Each>
    </span>
  );
}
