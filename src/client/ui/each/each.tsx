import type { ReactNode } from "react";
import { Boundary } from "../boundary/boundary.tsx";

interface EachProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number | string;
  /** The element that each row is, where they stand in a list. */
  readonly as?: "div" | "li";
  readonly children: (row: Row, index: number) => ReactNode;
}

/** Rows one after the other; where one of them cannot be drawn, a line says so and the others stay. */
export function Each<Row>({ rows, keyOf, as = "div", children: draw }: EachProps<Row>) {
  return rows.map((row, index) => (
    <Boundary key={keyOf(row)} row={row} as={as}>
      <Drawn row={row} index={index} draw={draw} />
    </Boundary>
  ));
}

interface DrawnProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly draw: EachProps<Row>["children"];
}

/** Draws within the boundary what would otherwise be drawn around it. */
function Drawn<Row>({ row, index, draw }: DrawnProps<Row>) {
  return draw(row, index);
}
