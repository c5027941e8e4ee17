import type { ArgumentsOf } from "#domain/commands.ts";

/** Two cranes and a digger as a static data interface has them: by a number, found by their kind. */
export const machines: Omit<ArgumentsOf<"dataInterface.add">, "name" | "code" | "id"> = {
  kind: "static",
  parameters: [{ field: "sort", fieldName: "Kind" }],
  columns: [
    { field: "number", fieldName: "Number" },
    { field: "name", fieldName: "Machine" },
    { field: "kind", fieldName: "Kind" },
    { field: "price", fieldName: "Price", dataType: "int" },
  ],
  filters: [{ field: "kind", symbol: "==", parameter: "sort" }],
  rows: [
    ["C1", "Tower crane", "crane", "900"],
    ["C2", "Mobile crane", "crane", "700.5"],
    ["D1", "Digger", "digger", "450"],
  ],
};
