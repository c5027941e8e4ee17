/** How a call travels. */
export type CallMethod = "GET" | "POST" | "PUT" | "DELETE";

/** Where a call is found: below one of the four roots of the seeds (seed 000 §7). */
export type CallPath = `/${"api" | "project-api" | "erp-api" | "oa-api"}/${string}`;

/** Whether an address lies below one of these roots, or is one, whether or not there is a call. */
export function isCallAddress(path: string): boolean {
  return /^\/(api|project-api|erp-api|oa-api)(?![\w-])/.test(path);
}
