import type { Json, JsonObject } from "../json/json.ts";

/** One thing that a person does to a record. */
export type FormEdit =
  /** Another value of a field, or of a cell in a row. */
  | {
      readonly type: "set";
      readonly path: string;
      readonly rowId?: string;
      readonly value: Json;
      /** The row that was picked, from whose columns other fields are filled (`transferList`). */
      readonly picked?: JsonObject;
    }
  | {
      readonly type: "addRow";
      readonly table: string;
      readonly rowId: string;
      readonly cells?: Readonly<Record<string, Json>>;
      /** Before which row; the last one where nothing is said. */
      readonly before?: string;
    }
  | {
      readonly type: "copyRow";
      readonly table: string;
      readonly rowId: string;
      readonly copyId: string;
    }
  | { readonly type: "removeRows"; readonly table: string; readonly rowIds: readonly string[] }
  /** Before another row; the last place where nothing is said. */
  | {
      readonly type: "moveRow";
      readonly table: string;
      readonly rowId: string;
      readonly before?: string;
    };
