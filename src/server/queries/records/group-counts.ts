import type { Json, JsonObject } from "#domain/form/json/json.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { RecordGroup } from "../../tables/lists/record-totals.ts";

/** What records say in a field, each once; null = nothing. */
export function saidIn(list: readonly Pick<FormRecord, "values">[], path: string): readonly Json[] {
  const said = list.map(({ values }) => JSON.stringify(saidBy(JSON.parse(values), path)));
  return [...new Set(said)].map((text) => JSON.parse(text) as Json);
}

function saidBy(values: JsonObject, path: string): Json {
  return Object.hasOwn(values, path) ? (values[path] ?? null) : null;
}

/** Counts records by what they say in a field. */
export class GroupCounts {
  readonly #path: string;
  readonly #counts = new Map<string, number>();

  constructor(path: string) {
    this.#path = path;
  }

  add(values: JsonObject): void {
    const value = JSON.stringify(saidBy(values, this.#path));
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  /** The groups of which a record stands among these. */
  of(list: readonly Pick<FormRecord, "values">[]): readonly RecordGroup[] {
    return saidIn(list, this.#path).map((said) => {
      const value = JSON.stringify(said);
      return { value, count: this.#counts.get(value) ?? 0 };
    });
  }
}
