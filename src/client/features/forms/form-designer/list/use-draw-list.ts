import { columnDataIn, entriesOf } from "#domain/form/list/column-data.ts";
import { drawnList } from "#domain/form/list/draw-list.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";

/** What the definition says of the list, and how it is made to say something else. */
export function useDrawList() {
  const { definition, form, draw } = useDesigning();
  const data = columnDataIn(form);
  return {
    data,
    /** Undefined takes a part away; what is typed letter by letter into one place (`of`) is one. */
    draw: (change: Readonly<Record<string, Json | undefined>>, of?: string) =>
      draw({ type: "settings", settings: drawnList(definition, change) }, of && `list ${of}`),
    /** What is said of a column so far, so that nothing of it is lost. */
    columnEntry: (prop: string): JsonObject => {
      const lists = [data["columnList"], data["defaultColumnList"]];
      const found = lists
        .flatMap((list) => entriesOf(form, list))
        .find(({ piece }) => piece.path === prop);
      return { ...found?.entry, prop };
    },
  };
}
