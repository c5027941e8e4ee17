import { viewAddressOf } from "../view/view-address.ts";
import type { SavedAddress } from "./saved-view.ts";

/** An address as it is saved: what nobody understands is left out, and two that mean the same are the same. Which saved view it came from is no part of it. */
export function savedAddressOf(address: object): SavedAddress {
  const { saved: _saved, ...rest } = viewAddressOf(address);
  const known = Object.entries(rest);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

/** Whether two addresses lead to the same view. */
export function sameAddress(left: object, right: object): boolean {
  return JSON.stringify(savedAddressOf(left)) === JSON.stringify(savedAddressOf(right));
}
