import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import {
  resizeField,
  type ShownField,
  type TableSettings,
} from "#client/parts/plan/table/table-settings.ts";
import type { CellWords } from "../words/use-cell-words.ts";
import { cellId, HEAD } from "./cell-id.ts";
import classes from "./grid.module.css";

interface TableHeadProps {
  readonly gridId: string;
  readonly settings: TableSettings;
  readonly words: CellWords;
  /** The cell in which the focus is; -1 = in none of them. */
  readonly active: number;
  readonly allSelected: boolean;
  readonly onResize: (fields: readonly ShownField[]) => void;
}

/** The names of the columns: pressed, they sort; their ends are dragged. */
export function TableHead(props: TableHeadProps) {
  const { gridId, settings, words, active, allSelected, onResize } = props;
  const { t } = useTranslation("plan-table");
  const { fields, sort } = settings;
  return (
    <thead className={classes.head}>
      <tr className={classes.headLine} aria-rowindex={1} data-line={-1}>
        <th
          scope="col"
          id={cellId(gridId, HEAD, 0)}
          aria-colindex={1}
          className={classes.select}
          data-cell={0}
          data-active={active === 0 || undefined}
        >
          <input
            type="checkbox"
            tabIndex={-1}
            readOnly
            data-select-all
            checked={allSelected}
            aria-label={t("selectAll")}
          />
        </th>
        {fields.map(({ field, width }, index) => {
          const key = sort.find((one) => one.field === field);
          const Arrow = key?.descending ? IconArrowDown : IconArrowUp;
          return (
            <th
              key={field}
              scope="col"
              id={cellId(gridId, HEAD, index + 1)}
              aria-colindex={index + 2}
              aria-sort={sortedAs(key?.descending)}
              className={classes.headCell}
              data-cell={index + 1}
              data-active={active === index + 1 || undefined}
              data-sort={field}
              title={words.fieldName(field)}
            >
              <span className={field === "status" ? classes.unseen : classes.words}>
                {words.fieldName(field)}
              </span>
              {key && <Arrow size="0.875rem" aria-hidden />}
              {key && sort.length > 1 && (
                <span className={classes.rank}>{sort.indexOf(key) + 1}</span>
              )}
              <span
                className={classes.handle}
                data-handle
                aria-hidden
                onPointerDown={(event) =>
                  followWidth(event, width, (wide) => onResize(resizeField(fields, field, wide)))
                }
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function sortedAs(descending: boolean | undefined) {
  if (descending === undefined) return undefined;
  return descending ? "descending" : "ascending";
}

/** Follows the pointer until it is let go. */
function followWidth(
  event: PointerEvent<HTMLElement>,
  width: number,
  onWidth: (width: number) => void,
): void {
  event.preventDefault();
  const { currentTarget: handle, pointerId, clientX: from } = event;
  const follow = ({ clientX }: globalThis.PointerEvent) => onWidth(width + clientX - from);
  handle.setPointerCapture(pointerId);
  handle.addEventListener("pointermove", follow);
  handle.addEventListener(
    "lostpointercapture",
    () => handle.removeEventListener("pointermove", follow),
    { once: true },
  );
}
