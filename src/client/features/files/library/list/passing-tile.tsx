import { IconFolder } from "@tabler/icons-react";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { type ItemProps, placeOf } from "./item-props.ts";
import classes from "./items.module.css";

/** A file or folder that flies by: its name and what kind of thing it is, which is all that can be seen of it. */
export function PassingTile(props: ItemProps) {
  const { id, name, kind, ext } = props.item;
  return (
    <li className={classes.tile} data-item={id} style={placeOf(props)}>
      <div className={classes.tileBody}>
        <span className={classes.tileLook}>
          {kind === "file" ? <FileBadge ext={ext} /> : <IconFolder size="2.5rem" stroke={1.5} />}
        </span>
        <span className={classes.name}>{name}</span>
      </div>
    </li>
  );
}
