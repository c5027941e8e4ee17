import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { UploadPause } from "#client/parts/file/upload-pause.tsx";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { handleOwnMenu } from "#client/ui/menu/open-own-menu.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import { FavouriteMark } from "./favourite-mark.tsx";
import { ItemLook } from "./item-look.tsx";
import { type ItemProps, placeOf } from "./item-props.ts";
import { ItemSize } from "./item-size.tsx";
import { OfflineMark } from "./offline-mark.tsx";
import { openBeside, SelectBox } from "./select-box.tsx";
import { SharedMark } from "./shared-mark.tsx";
import { UnsettledMark } from "./unsettled-mark.tsx";
import { useDragItem, useDropItems } from "./use-drag-items.ts";
import { pathTo } from "../place.ts";
import classes from "./items.module.css";

/** A file or folder in one line: what it is, who changed it when, how large it is. */
export const ItemRow = memo(function ItemRow(props: ItemProps) {
  const { item, isSelected, isFavourite, isUnsettled, onOpen, menuOf, itemsWith, library } = props;
  const { isNarrow } = props;
  const { t } = useTranslation("library");
  const users = useUsers();
  const row = useDragItem(item, itemsWith);
  const { place, isOver } = useDropItems(item);
  const { id, name, kind, userId, updateTime, version } = item;
  const above = library ? pathTo(library, item).slice(0, -1) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same menu has a button of its own
    <li
      ref={row}
      className={classes.row}
      data-item={id}
      data-selected={isSelected || undefined}
      style={placeOf(props)}
      onContextMenu={handleOwnMenu}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its name is a button that does the same */}
      <div
        ref={place}
        className={classes.rowBody}
        data-over={isOver || undefined}
        onClick={(event) => openBeside(event, () => onOpen(item))}
      >
        <Boundary row={item}>
          <SelectBox {...props} label={t("select", { name })} />
          <span className={classes.look}>
            <ItemLook item={item} />
          </span>
          <span className={classes.words}>
            <button
              type="button"
              className={classes.name}
              data-row-focus
              onClick={() => onOpen(item)}
            >
              {name}
            </button>
            {(isNarrow || above.length > 0) && (
              <span className={classes.small}>
                {above.length > 0 && <span>{above.map((folder) => folder.name).join(" / ")}</span>}
                {isNarrow && <RelativeTime time={updateTime} />}
                {isNarrow && kind === "file" && (
                  <span>
                    <ItemSize item={item} isSmall />
                  </span>
                )}
              </span>
            )}
          </span>
          {isNarrow && kind === "file" && <UploadPause fileId={item.fileId} />}
          {isUnsettled && <UnsettledMark />}
          {isFavourite && <FavouriteMark />}
          <SharedMark item={item} />
          <OfflineMark kind={kind} id={id} />
          {!isNarrow && (
            <>
              {version > 1 && <span className={classes.version}>{t("version", { version })}</span>}
              <span className={classes.person}>{users.get(userId)?.nickname}</span>
              <span className={classes.time}>
                <RelativeTime time={updateTime} />
              </span>
              <span className={classes.size}>{kind === "file" && <ItemSize item={item} />}</span>
            </>
          )}
          <span data-row-menu>
            <LateMenu label={t("actionsFor", { name })} items={() => menuOf(item)} />
          </span>
        </Boundary>
      </div>
    </li>
  );
});
