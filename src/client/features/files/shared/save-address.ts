import { visitAddress } from "#contract/file-address.ts";

/** Where a browser saves a file from, instead of showing it. */
export function saveAddress(fileId: number, ticket: string): string {
  return `${visitAddress(fileId, "whole", ticket)}&download=1`;
}
