import { Table } from "@mantine/core";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./chart.module.css";

/** A line of a table: what it is about, and its numbers by the names of their columns. */
export interface NumberRow {
  readonly key: number | string;
  readonly label: string;
  readonly numbers: readonly (number | string)[];
}

interface NumberTableProps {
  readonly caption: string;
  /** Of the lines' names, then of the numbers. */
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly NumberRow[];
}

/** The numbers of a chart. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  const [first, ...others] = columns;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={classes.scroller} aria-label={caption} tabIndex={0}>
      <Table className={classes.numbers} aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{first}</Table.Th>
            {others.map((name) => (
              <Table.Th key={name} scope="col" className={classes.number}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Each rows={rows} keyOf={({ key }) => key}>
            {({ label, numbers }) => (
              <Table.Tr>
                <Table.Th scope="row">{label}</Table.Th>
                {others.map((name, index) => (
                  <Table.Td key={name} className={classes.number}>
                    {numbers[index]}
                  </Table.Td>
                ))}
              </Table.Tr>
            )}
          </Each>
        </Table.Tbody>
      </Table>
    </section>
  );
}
