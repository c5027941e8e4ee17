/** What stands in the title of the window. */
export interface TitleParts {
  readonly app: string;
  /** What is shown, empty = nothing in particular. */
  readonly page: string;
  /** Unread messages. */
  readonly unread: number;
}

/** "(3) Messages · Plumbline" */
export function composeTitle({ app, page, unread }: TitleParts): string {
  const words = page && page !== app ? `${page} · ${app}` : app;
  return unread > 0 ? `(${unread}) ${words}` : words;
}
