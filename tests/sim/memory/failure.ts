/** An error with the name by which Dexie's are told apart. */
export function failure(name: string, message: string, inner?: unknown): Error {
  return Object.assign(new Error(message), { name, ...(inner !== undefined && { inner }) });
}

export const closedError = () => failure("DatabaseClosedError", "Database has been closed");
