import {
  type RecordViewAddress,
  viewAddress,
} from "#client/features/forms/record-list/record-view-address.ts";
import { idIn } from "./-parameters.ts";

/** What the address of a form's records may carry: the one that is open, whether it is filled in, and for which request, a sheet that is imported, and how the list is looked at. */
export type RecordSearch = {
  record?: number;
  fill?: 1;
  request?: number;
  copy?: number;
  sheet?: 1;
} & RecordViewAddress;

/** `?record=7` is read beside the list, and filled in with `?fill=1`; without a record a new one is. With `&request=3` one comes back to that request, with `&copy=7` a new one begins as that one is. */
export function recordSearch(search: Record<string, unknown>): RecordSearch {
  const record = idIn(search["record"]);
  const fills = Number(search["fill"]) === 1;
  const copy = idIn(search["copy"]);
  const request = idIn(search["request"]);
  const imports = Number(search["sheet"]) === 1;
  return {
    ...viewAddress(search),
    ...(record > 0 && { record }),
    ...(fills && { fill: 1 }),
    ...(fills && request > 0 && { request }),
    ...(fills && record === 0 && copy > 0 && { copy }),
    ...(imports && { sheet: 1 }),
  };
}
