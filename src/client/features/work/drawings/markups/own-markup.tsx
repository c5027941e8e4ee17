import { useTranslation } from "react-i18next";
import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import type { DrawnRow } from "./drawn-row.ts";
import type { MarkupHands } from "./markup-hands.ts";
import { MarkupLines } from "./markup-lines.tsx";
import { useMoveMarkup } from "./use-move-markup.ts";
import classes from "./markups.module.css";

interface OwnMarkupProps {
  readonly markup: DrawnRow;
  readonly size: SheetSize;
  readonly widthMm: number;
  readonly hands: MarkupHands;
}

/** A markup of one's own, which can be chosen and moved where it lies. */
export function OwnMarkup({ markup, size, widthMm, hands }: OwnMarkupProps) {
  const { t } = useTranslation("drawing");
  const { isChosen, moved, handlers } = useMoveMarkup(markup, hands);
  const { kind, color, width, text } = markup;
  const name = [t(`markupKinds.${kind}`), text, t(`colors.${color}`)].filter(Boolean).join(", ");
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there are no buttons within a drawing
      role="button"
      tabIndex={0}
      className={classes.own}
      data-color={color}
      data-width={width}
      aria-label={name}
      aria-pressed={isChosen}
      {...handlers}
    >
      <MarkupLines
        markup={moved ? { ...markup, points: moved } : markup}
        size={size}
        widthMm={widthMm}
        isOwn
      />
    </g>
  );
}
