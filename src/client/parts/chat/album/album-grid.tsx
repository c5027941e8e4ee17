import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { MessageView } from "#client/data/queries/messages.ts";
import type { Message } from "#domain/message/message.ts";
import type { MessageActionHandlers } from "../message-actions.tsx";
import { AlbumCell } from "./album-cell.tsx";
import classes from "./album.module.css";

export interface AlbumGridProps extends Omit<MessageActionHandlers, "onThread"> {
  readonly views: readonly MessageView[];
  readonly stars: ReadonlySet<number>;
  /** The message for which the person came. */
  readonly reached: number | undefined;
  /** Messages that are chosen; undefined while nobody is choosing. */
  readonly chosen: readonly Message[] | undefined;
  readonly moderates: boolean;
}

/** Pictures that stand there at first; the others come with a press. */
const SHOWN = 4;

/** Pictures beside and below each other. */
export function AlbumGrid({
  views,
  stars,
  reached,
  chosen,
  moderates,
  ...actions
}: AlbumGridProps) {
  const { t } = useTranslation("chat");
  const [opened, setOpened] = useState(false);
  const rest = views.slice(SHOWN);
  const unfolded =
    opened || chosen !== undefined || rest.some(({ message }) => message.id === reached);
  const behind = unfolded ? [] : rest;
  return (
    <div
      className={classes.grid}
      data-count={Math.min(views.length, SHOWN)}
      data-unfolded={(unfolded && rest.length > 0) || undefined}
    >
      <Each rows={views.slice(0, views.length - behind.length)} keyOf={({ message }) => message.id}>
        {({ message }, place) => (
          <AlbumCell
            message={message}
            starred={stars.has(message.id)}
            found={message.id === reached}
            selected={chosen?.some(({ id }) => id === message.id)}
            moderates={moderates}
            {...actions}
          >
            {behind.length > 0 && place === SHOWN - 1 && (
              <button
                type="button"
                className={classes.more}
                aria-label={t("morePictures", { count: behind.length })}
                onClick={() => setOpened(true)}
              >
                +{behind.length}
              </button>
            )}
          </AlbumCell>
        )}
      </Each>
      <Each rows={behind} keyOf={({ message }) => message.id}>
        {({ message: { id, position } }) => (
          <span className={classes.behind} data-message={id} data-position={position} />
        )}
      </Each>
    </div>
  );
}
