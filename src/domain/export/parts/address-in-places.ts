import type { Id } from "../../id.ts";
import { viewInAddress, viewOfAddress } from "../../plan/view/view-address.ts";
import { EMPTY, FILLED, type FieldToken, partsOfToken } from "../../plan/view/field-token.ts";
import { savedAddressOf } from "../../plan/saved-view/saved-address.ts";
import type { SavedAddress } from "../../plan/saved-view/saved-view.ts";
import {
  type FileAddress,
  FILTER_PLACES_MAX,
  FILTER_TOKENS_MAX,
  SAYS_ANYTHING,
  SAYS_NOTHING,
} from "./file-parts-shape.ts";
import { ofOtherFields } from "../../plan/view/filter-questions.ts";
import { renameFields } from "../../plan/view/table-view.ts";
import { fieldIdOf } from "../../field/field-claims.ts";
import type { Places } from "./places.ts";

/** In a filter it stands for tasks that have none of a kind. */
const NONE = 0;

/**
 * A saved address that means the same elsewhere. What it names and is gone is left out; undefined where nothing is left of a
 * list, because without it the address would lead to more than it did.
 */
export function addressInPlaces(address: SavedAddress, places: Places): FileAddress | undefined {
  const view = viewOfAddress(0, address);
  const { columnAt, tagAt, stateAt, personAt } = places;
  const lists = {
    owner: placesIn(view.owner, personAt),
    column: placesIn(view.column, columnAt),
    flow: placesIn(view.flow, stateAt),
    tag: placesIn(view.tag, tagAt),
    field: tokensIn(view.field, places),
  };
  if (Object.values(lists).includes(null)) return undefined;
  const place = (id: Id) => {
    const at = places.fieldAt(id);
    return at < 0 ? undefined : at;
  };
  const within = ofOtherFields(view.within, place);
  const says = ofOtherFields(view.says, place);
  if (!within || !says) return undefined;
  const unnamed = { owner: [], column: [], plan: [], flow: [], tag: [], field: [] };
  const table = view.table && renameFields(view.table, (name) => nameInPlaces(name, places));
  const rest = Object.entries(
    savedAddressOf(viewInAddress({ ...view, table, within, says, ...unnamed })),
  );
  const named = Object.entries(lists).filter(([, list]) => list && list.length > 0);
  return { ...Object.fromEntries(rest), ...Object.fromEntries(named) };
}

/** What a table calls a field of the plan, by the place of that. */
function nameInPlaces(name: string, { fieldAt }: Places): string | undefined {
  const id = fieldIdOf(name);
  if (id === undefined) return name;
  const at = fieldAt(id);
  return at < 0 ? undefined : `field.${at}`;
}

/** Places of what a filter names; null where all of it is gone. */
function placesIn(ids: readonly Id[], placeOf: (id: Id) => number): readonly number[] | null {
  const places = ids
    .flatMap((id) => {
      const at = id === NONE ? -1 : placeOf(id);
      return at < 0 && id !== NONE ? [] : [at];
    })
    .slice(0, FILTER_PLACES_MAX);
  return places.length === 0 && ids.length > 0 ? null : places;
}

function tokensIn(
  tokens: readonly FieldToken[],
  places: Places,
): NonNullable<FileAddress["field"]> | null {
  const read = tokens.flatMap((token) => tokenIn(token, places)).slice(0, FILTER_TOKENS_MAX);
  const asked = new Set(tokens.map((token) => partsOfToken(token)[0]));
  // Of each field that it asks something has to be left.
  return new Set(read.map(({ field }) => field)).size < asked.size ? null : read;
}

function tokenIn(
  token: FieldToken,
  { fieldAt, fields, personAt }: Places,
): NonNullable<FileAddress["field"]> {
  const [id, value] = partsOfToken(token);
  const at = fieldAt(id);
  const field = fields[at];
  if (!field) return [];
  if (value === EMPTY) return [{ field: at, value: SAYS_NOTHING }];
  if (value === FILLED) return [{ field: at, value: SAYS_ANYTHING }];
  const said = saidIn(field, value, personAt);
  return said < 0 ? [] : [{ field: at, value: said }];
}

function saidIn(
  { kind, options }: Places["fields"][number],
  value: number,
  personAt: Places["personAt"],
): number {
  if (kind === "person") return personAt(value);
  if (kind === "choice") return options.findIndex(({ id }) => id === value);
  return value;
}
