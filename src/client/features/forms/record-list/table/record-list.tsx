import { useVisitorText } from "#client/parts/record/use-visitor-text.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { GroupHead } from "./group-head.tsx";
import { groupRows } from "./group-rows.ts";
import { RecordGrid } from "./record-grid.tsx";
import type { RecordListProps } from "./record-list-props.ts";
import classes from "./record-list.module.css";
import { OpenButton, UnsentMark } from "./record-marks.tsx";
import { SelectBox } from "./select-box.tsx";
import { SumLine } from "./sum-row.tsx";
import { useFoldedGroups } from "./use-folded-groups.ts";

/** Records as a table, on a phone as cards. */
export function RecordList(props: RecordListProps) {
  return useIsPhone() ? <Cards {...props} /> : <RecordGrid {...props} />;
}

/** Values of a record that its card shows besides its title. */
const ON_CARD = 3;

function Cards(props: RecordListProps) {
  const { columns, rows, groupBy, groupCounts, sums } = props;
  const { folded, fold } = useFoldedGroups();
  if (groupBy === undefined)
    return (
      <>
        <CardList {...props} />
        <SumLine columns={columns} sums={sums} />
      </>
    );
  return (
    <>
      {groupRows(rows, groupBy, groupCounts).map((group) => (
        <section key={group.label}>
          <h2 className={classes.groupTitle}>
            <GroupHead
              group={group}
              isFolded={folded.has(group.label)}
              onFold={() => fold(group.label)}
            />
          </h2>
          {!folded.has(group.label) && <CardList {...props} rows={group.rows} />}
        </section>
      ))}
      <SumLine columns={columns} sums={sums} />
    </>
  );
}

function CardList(props: RecordListProps) {
  const { columns, rows, unsent, openId, selection, selects, onOpen } = props;
  const visitorText = useVisitorText();
  return (
    <ul className={classes.cards}>
      <Each rows={rows} keyOf={({ record }) => record.id} as="li">
        {(row) => (
          <li className={classes.card} data-selects={selects || undefined}>
            {selects && <SelectBox row={row} selection={selection} />}
            <OpenButton row={row} open={row.record.id === openId} onOpen={onOpen} />
            {unsent.has(row.record.id) && <UnsentMark />}
            <p className={classes.facts}>
              {columns
                .map(({ prop }) => row.texts.get(prop))
                .filter(Boolean)
                .slice(0, ON_CARD)
                .join(" · ")}
            </p>
            {row.record.visitor && (
              <p className={classes.visitor}>{visitorText(row.record.visitor)}</p>
            )}
            <RelativeTime time={row.record.updateTime} />
          </li>
        )}
      </Each>
    </ul>
  );
}
