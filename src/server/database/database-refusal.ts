/**
 * A database that cannot be opened for a reason the operator can act on. The message is complete on its
 * own: print it without the stack.
 */
export class DatabaseRefusal extends Error {
  override name = "DatabaseRefusal";
}
