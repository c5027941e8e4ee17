import tagClasses from "#client/parts/task/tag/tag.module.css";
import { Each } from "#client/ui/each/each.tsx";
import colors from "#client/ui/swatch/swatch.module.css";
import type { GuestBoard } from "#domain/guest-link/guest-board.ts";

interface GuestTagsProps {
  /** Places among the tags of the board. */
  readonly places: readonly number[];
  readonly tags: GuestBoard["tags"];
}

/** The tags of a task beside each other. */
export function GuestTags({ places, tags }: GuestTagsProps) {
  const shown = places.flatMap((place) => {
    const tag = tags[place];
    return tag ? [{ ...tag, place }] : [];
  });
  return (
    <span className={tagClasses.tags}>
      <Each rows={shown} keyOf={({ place }) => place}>
        {({ name, color }) => (
          <span
            className={`${tagClasses.tag} ${colors.color}`}
            data-color={color || undefined}
            title={name}
          >
            <span className={tagClasses.name}>{name}</span>
          </span>
        )}
      </Each>
    </span>
  );
}
