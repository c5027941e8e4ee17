import { originOf, readAddress } from "#domain/data-interface/http/request-address.ts";
import type { Id } from "#domain/id.ts";

/** Under this the headers of a data interface are sealed: they open for no other, and for no other host. */
export function headerLabel(interfaceId: Id, url: string): string {
  const address = readAddress(url);
  return `interface ${interfaceId} ${address ? originOf(address) : ""}`;
}
