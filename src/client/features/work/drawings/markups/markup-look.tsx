import { useTranslation } from "react-i18next";
import {
  MARKUP_COLORS,
  MARKUP_WIDTHS,
  type MarkupColor,
  type MarkupWidth,
} from "#domain/sheet/markup/markup.ts";
import classes from "./look.module.css";

interface MarkupLookProps {
  readonly color: MarkupColor;
  /** Left out where there are no lines. */
  readonly width?: MarkupWidth | undefined;
  readonly onColor: (color: MarkupColor) => void;
  readonly onWidth: (width: MarkupWidth) => void;
}

/** In what colour something is drawn, and how thick. */
export function MarkupLook({ color, width, onColor, onWidth }: MarkupLookProps) {
  const { t } = useTranslation("drawing");
  return (
    <>
      <fieldset className={classes.group} aria-label={t("color")}>
        {MARKUP_COLORS.map((each) => (
          <button
            key={each}
            type="button"
            className={classes.color}
            data-color={each}
            aria-label={t(`colors.${each}`)}
            aria-pressed={each === color}
            onClick={() => onColor(each)}
          />
        ))}
      </fieldset>
      {width && (
        <fieldset className={classes.group} aria-label={t("lineWidth")}>
          {MARKUP_WIDTHS.map((each) => (
            <button
              key={each}
              type="button"
              className={classes.width}
              data-width={each}
              aria-label={t(`widths.${each}`)}
              aria-pressed={each === width}
              onClick={() => onWidth(each)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
