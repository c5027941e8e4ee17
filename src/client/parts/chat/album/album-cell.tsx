import type { ReactNode } from "react";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { late } from "#client/ui/late.tsx";
import { useLongPress } from "#client/ui/long-press/use-long-press.ts";
import type { Message } from "#domain/message/message.ts";
import { MessageActions, type MessageActionHandlers } from "../message-actions.tsx";
import classes from "./album.module.css";

const AlbumPicture = late(async () => (await import("./album-picture.tsx")).AlbumPicture);
const SelectBox = late(async () => (await import("../select/select-box.tsx")).SelectBox);
const StarSign = late(async () => (await import("../star/star-sign.tsx")).StarSign);

interface AlbumCellProps extends Omit<MessageActionHandlers, "onThread"> {
  readonly message: Message;
  readonly starred: boolean;
  /** The person came for this one. */
  readonly found: boolean;
  /** Whether it is among the chosen ones; undefined while nobody is choosing. */
  readonly selected: boolean | undefined;
  readonly moderates: boolean;
  /** What lies over it. */
  readonly children: ReactNode;
}

/** One picture of several, with what can be done with its message. */
export function AlbumCell({
  message,
  starred,
  found,
  selected,
  moderates,
  children,
  ...actions
}: AlbumCellProps) {
  const { pressed, handlers } = useLongPress();
  return (
    <div
      {...handlers}
      className={classes.cell}
      data-pictured
      data-pressed={pressed || undefined}
      data-found={found || undefined}
      data-message={message.id}
      data-position={message.position}
    >
      <AlbumPicture message={message} />
      {selected !== undefined && (
        <span className={classes.corner}>
          <SelectBox message={message} checked={selected} onToggle={actions.onSelect} />
        </span>
      )}
      {selected === undefined && starred && (
        <span className={classes.corner}>
          <StarSign />
        </span>
      )}
      {selected === undefined && (
        <Boundary silent>
          <MessageActions message={message} mark={undefined} moderates={moderates} {...actions} />
        </Boundary>
      )}
      {children}
    </div>
  );
}
