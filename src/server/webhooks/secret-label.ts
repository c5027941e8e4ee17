import type { Id } from "#domain/id.ts";

/** Under this the secret of a webhook is sealed: it opens for no other. */
export function webhookSecretLabel(id: Id): string {
  return `webhook ${id}`;
}
