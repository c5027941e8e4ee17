import { memo } from "react";
import { useTranslation } from "react-i18next";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { handleOwnMenu } from "#client/ui/menu/open-own-menu.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import { useSeenSlowly } from "#client/ui/virtual-list/slow-scroll.ts";
import { FavouriteMark } from "./favourite-mark.tsx";
import { ItemLook } from "./item-look.tsx";
import { type ItemProps, placeOf } from "./item-props.ts";
import { ItemSize } from "./item-size.tsx";
import { OfflineMark } from "./offline-mark.tsx";
import { PassingTile } from "./passing-tile.tsx";
import { openBeside, SelectBox } from "./select-box.tsx";
import { SharedMark } from "./shared-mark.tsx";
import { UnsettledMark } from "./unsettled-mark.tsx";
import { useDragItem, useDropItems } from "./use-drag-items.ts";
import classes from "./items.module.css";

/** A file or folder as a picture with its name below; it is whole once it does not fly by. */
export const ItemTile = memo(function ItemTile(props: ItemProps) {
  return useSeenSlowly() ? <WholeTile {...props} /> : <PassingTile {...props} />;
});

function WholeTile(props: ItemProps) {
  const { item, isSelected, isFavourite, isUnsettled, onOpen, menuOf, itemsWith } = props;
  const { t } = useTranslation("library");
  const row = useDragItem(item, itemsWith);
  const { place, isOver } = useDropItems(item);
  const { id, name, kind, updateTime } = item;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same menu has a button of its own
    <li
      ref={row}
      className={classes.tile}
      data-item={id}
      data-selected={isSelected || undefined}
      style={placeOf(props)}
      onContextMenu={handleOwnMenu}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its name is a button that does the same */}
      <div
        ref={place}
        className={classes.tileBody}
        data-over={isOver || undefined}
        onClick={(event) => openBeside(event, () => onOpen(item))}
      >
        <Boundary row={item}>
          <span className={classes.tileLook}>
            <ItemLook item={item} isLarge />
          </span>
          <button
            type="button"
            className={classes.name}
            data-row-focus
            onClick={() => onOpen(item)}
          >
            {name}
          </button>
          <span className={`${classes.dim} ${classes.about}`}>
            {isFavourite && <FavouriteMark />}
            <SharedMark item={item} />
            <OfflineMark kind={kind} id={id} />
            {kind === "file" ? (
              <ItemSize item={item} withTime />
            ) : (
              <RelativeTime time={updateTime} />
            )}
          </span>
          <span className={classes.tileTag}>{isUnsettled && <UnsettledMark />}</span>
          <span className={classes.tileBox}>
            <SelectBox {...props} label={t("select", { name })} />
          </span>
          <span className={classes.tileMenu} data-row-menu>
            <LateMenu label={t("actionsFor", { name })} items={() => menuOf(item)} />
          </span>
        </Boundary>
      </div>
    </li>
  );
}
