import { useVisitorText } from "#client/parts/record/use-visitor-text.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { CSSProperties } from "react";
import { formatAttributes } from "../formats/format-attributes.ts";
import { FormatMark } from "../formats/format-mark.tsx";
import { RowActButtons } from "../row-acts/row-act-buttons.tsx";
import { GroupHead } from "./group-head.tsx";
import { groupRows } from "./group-rows.ts";
import { RecordGrid } from "./record-grid.tsx";
import type { RecordListProps } from "./record-list-props.ts";
import classes from "./record-list.module.css";
import { FoldButton, OpenButton, UnsentMark } from "./record-marks.tsx";
import { SelectBox } from "./select-box.tsx";
import { SumLine } from "./sum-row.tsx";
import type { ListedRecord } from "./record-table.ts";
import { type TreeRow, treeRows } from "./tree-rows.ts";
import { useFoldedGroups } from "./use-folded-groups.ts";

/** Records as a table, on a phone as cards. */
export function RecordList(props: RecordListProps) {
  return useIsPhone() ? <Cards {...props} /> : <RecordGrid {...props} />;
}

/** Values of a record that its card shows besides its title. */
const ON_CARD = 3;

function Cards(props: RecordListProps) {
  const { columns, rows, listing, groupCounts, sums } = props;
  const { folded, fold } = useFoldedGroups();
  const { grouping, parent } = listing;
  if (!grouping) {
    const lines = parent ? treeRows(rows, parent.path, folded) : rows.map(atTheTop);
    return (
      <>
        <CardList {...props} {...{ lines, folded, fold }} />
        <SumLine columns={columns} sums={sums} />
      </>
    );
  }
  return (
    <>
      {groupRows(rows, grouping.path, groupCounts).map((group) => (
        <section key={group.label}>
          <h2 className={classes.groupTitle}>
            <GroupHead
              group={group}
              isFolded={folded.has(group.label)}
              onFold={() => fold(group.label)}
            />
          </h2>
          {!folded.has(group.label) && (
            <CardList {...props} {...{ folded, fold }} lines={group.rows.map(atTheTop)} />
          )}
        </section>
      ))}
      <SumLine columns={columns} sums={sums} />
    </>
  );
}

const atTheTop = (row: ListedRecord): TreeRow => ({ row, depth: 0, hasBelow: false });

interface CardListProps extends RecordListProps {
  readonly lines: readonly TreeRow[];
  readonly folded: ReadonlySet<string>;
  readonly fold: (id: string) => void;
}

function CardList({ lines, folded, fold, ...props }: CardListProps) {
  return (
    <ul className={classes.cards}>
      <Each rows={lines} keyOf={({ row }) => row.record.id} as="li">
        {(line) => (
          <Card
            {...props}
            line={line}
            isFolded={folded.has(String(line.row.record.id))}
            onFold={fold}
          />
        )}
      </Each>
    </ul>
  );
}

interface CardProps extends Pick<
  RecordListProps,
  "columns" | "unsent" | "openId" | "selection" | "selects" | "actsOf" | "formatsOf" | "onOpen"
> {
  readonly line: TreeRow;
  readonly isFolded: boolean;
  readonly onFold: (id: string) => void;
}

function Card({ line, isFolded, onFold, columns, actsOf, ...rest }: CardProps) {
  const { unsent, openId, selection, selects, formatsOf, onOpen } = rest;
  const visitorText = useVisitorText();
  const { row, depth, hasBelow } = line;
  const { id, visitor, updateTime } = row.record;
  const acts = actsOf?.(row) ?? [];
  const formats = formatsOf?.(row.values);
  const marked = ["", ...columns.map(({ prop }) => prop)];
  return (
    <li
      className={classes.card}
      data-selects={selects || undefined}
      style={{ "--depth": depth } as CSSProperties}
      {...formatAttributes(formats?.row)}
    >
      {selects && <SelectBox row={row} selection={selection} />}
      <OpenButton row={row} open={id === openId} onOpen={onOpen} />
      {marked.map((place) => {
        const format = formats?.cells.get(place);
        return format && <FormatMark key={place} format={format} />;
      })}
      {unsent.has(id) && <UnsentMark />}
      <p className={classes.facts}>
        {columns
          .map(({ prop }) => row.texts.get(prop))
          .filter(Boolean)
          .slice(0, ON_CARD)
          .join(" · ")}
      </p>
      {visitor && <p className={classes.visitor}>{visitorText(visitor)}</p>}
      <RelativeTime time={updateTime} />
      {(acts.length > 0 || hasBelow) && (
        <div className={classes.cardActs}>
          {hasBelow && <FoldButton {...{ row, isFolded, onFold }} />}
          <RowActButtons row={row} acts={acts} />
        </div>
      )}
    </li>
  );
}
