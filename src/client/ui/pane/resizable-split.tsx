import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Boundary } from "../boundary/boundary.tsx";
import { useIsPhone } from "../use-is-phone.ts";
import { PaneHeader } from "./pane-header.tsx";
import classes from "./resizable-split.module.css";
import { LEAST, MOST, usePaneWidth } from "./use-pane-width.ts";

interface ResizableSplitProps {
  /** Under which name the width is kept. */
  readonly storageKey: string;
  /** A string becomes a heading; anything else fills the header line. */
  readonly listHeader?: ReactNode;
  readonly list: ReactNode;
  readonly content: ReactNode;
  /** Which of the two a phone shows. */
  readonly showContentOnPhone: boolean;
  /** Phones get a header with a way back above the content. Leave it out where the content brings its own header. */
  readonly onBack?: () => void;
}

/** A list and what is open of it, side by side; one of both on a phone. */
export function ResizableSplit({
  storageKey,
  listHeader,
  list,
  content,
  showContentOnPhone,
  onBack,
}: ResizableSplitProps) {
  const { t } = useTranslation("shell");
  const isPhone = useIsPhone();
  const listId = useId();
  const { width, dragging, divider } = usePaneWidth(storageKey);
  const held = useHeldPane(isPhone, showContentOnPhone);
  const showsList = !isPhone || !showContentOnPhone;
  const showsContent = !isPhone || showContentOnPhone;
  return (
    <div className={classes.split} data-dragging={dragging || undefined}>
      {(showsList || held === "list") && (
        <div
          id={listId}
          className={classes.list}
          hidden={!showsList}
          style={isPhone ? undefined : { width }}
        >
          {listHeader !== undefined && <PaneHeader title={listHeader} />}
          <div className={classes.body}>
            <Boundary>{list}</Boundary>
          </div>
        </div>
      )}
      {!isPhone && (
        <hr
          className={classes.divider}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that can be moved is a widget (ARIA 1.2)
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={t("resizeList")}
          aria-controls={listId}
          aria-valuenow={width}
          aria-valuemin={LEAST}
          aria-valuemax={MOST}
          {...divider}
        />
      )}
      {(showsContent || held === "content") && (
        <div className={classes.content} hidden={!showsContent}>
          {isPhone && onBack && <PaneHeader onBack={onBack} />}
          <div className={classes.body}>
            <Boundary>{content}</Boundary>
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * The pane that a screen has no room for since it became narrow: dialogs that were opened in it, and what was typed there, stay
 * until the person goes on to the other one.
 */
function useHeldPane(isPhone: boolean, showsContent: boolean): "list" | "content" | undefined {
  const [held, setHeld] = useState<"list" | "content">();
  const [before, setBefore] = useState({ isPhone, showsContent });
  if (before.isPhone !== isPhone || before.showsContent !== showsContent) {
    setBefore({ isPhone, showsContent });
    const other = showsContent ? "list" : "content";
    setHeld(isPhone && !before.isPhone ? other : undefined);
  }
  return held;
}
