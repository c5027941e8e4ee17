import { VisuallyHidden } from "@mantine/core";
import { useTags } from "#client/live/use-tags.ts";
import { Each } from "#client/ui/each/each.tsx";
import colors from "#client/ui/swatch/swatch.module.css";
import classes from "./tag.module.css";

interface TaskTagsProps {
  /** Ids of tags; what is not known here yet is left out. */
  readonly tagIds: readonly number[];
  /** In one line: the first ones, and how many more there are. */
  readonly line?: boolean;
}

/** More in a line would leave room for no name. */
const IN_A_LINE = 2;

/** The tags of a task beside each other. Its own query, so that cards without tags ask for none. */
export function TaskTags({ tagIds, line = false }: TaskTagsProps) {
  const all = useTags();
  const tags = tagIds.flatMap((id) => all.get(id) ?? []);
  if (tags.length === 0) return null;
  const shown = line ? tags.slice(0, IN_A_LINE) : tags;
  const others = tags
    .slice(shown.length)
    .map(({ name }) => name)
    .join(", ");
  return (
    <span className={classes.tags} data-line={line || undefined}>
      <Each rows={shown} keyOf={({ id }) => id}>
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
      {others !== "" && (
        <span className={classes.others} title={others}>
          <span aria-hidden>{`+${tags.length - shown.length}`}</span>
          <VisuallyHidden>{others}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
