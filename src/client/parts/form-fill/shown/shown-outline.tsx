import { useTranslation } from "react-i18next";
import { type Json, listOf } from "#domain/form/json/json.ts";
import { drawnOutline, type Point } from "../kinds/typed-point.ts";
import classes from "./shown.module.css";

/** The corners of an area, as they are kept: longitude first. */
export function cornersOf(value: Json): readonly Point[] {
  return listOf(value).map((corner) => {
    const [longitude = 0, latitude = 0] = listOf(corner).map(Number);
    return { latitude, longitude };
  });
}

const SIZE = 160;
const EDGE = 8;

/** An area drawn by its corners; where it lies on the earth its corners say. */
export function ShownOutline({ value }: { readonly value: Json }) {
  const { t } = useTranslation("form-fill");
  const corners = cornersOf(value);
  const points = drawnOutline(corners, SIZE);
  return (
    <figure className={classes.outline}>
      <svg
        viewBox={`${-EDGE} ${-EDGE} ${SIZE + 2 * EDGE} ${SIZE + 2 * EDGE}`}
        role="img"
        aria-label={t("corners", { count: corners.length })}
      >
        <polygon points={points} />
        {points.split(" ").map((point) => {
          const [x, y] = point.split(",");
          return <circle key={point} cx={x} cy={y} r={3} />;
        })}
      </svg>
    </figure>
  );
}
