/** Where the keys of an action are listened to, in the order of the lists; two actions of one scope never share keys. */
export const shortcutScopes = [
  "everywhere",
  "list",
  "chat",
  "board",
  "table",
  "calendar",
  "gantt",
  "panel",
  "task",
  "request",
  "files",
  "preview",
  "designer",
  "drawing",
  "field",
] as const;

export type ShortcutScope = (typeof shortcutScopes)[number];

interface Usual {
  /** Combinations as `#base/keys.ts` writes them; all of them do it. */
  readonly keys: readonly string[];
  /** So common that nobody would look for another key; listed, not to be changed. */
  readonly fixed?: true;
  /** Place among the actions of its scope, where several features bring some; the lowest comes first. */
  readonly order?: number;
}

/** An action that keys do. Label: `keyboard.json`, `shortcut.<id>`. */
export interface Shortcut extends Usual {
  readonly id: `${ShortcutScope}.${string}`;
  readonly scope: ShortcutScope;
}

/** What keys do in one scope, by name. The lists know of it once a feature names it in its `feature.ts`. */
export function defineShortcuts<Name extends string>(
  scope: ShortcutScope,
  actions: Readonly<Record<Name, Usual>>,
): Readonly<Record<Name, Shortcut>> {
  const named = Object.entries<Usual>(actions).map(([name, usual]) => [
    name,
    { ...usual, scope, id: `${scope}.${name}` } satisfies Shortcut,
  ]);
  return Object.fromEntries(named) as Record<Name, Shortcut>;
}

/** All of them as they are listed: by scope, and as the features say. */
export function inOrder(all: readonly Shortcut[]): readonly Shortcut[] {
  return shortcutScopes.flatMap((scope) =>
    all
      .filter((shortcut) => shortcut.scope === scope)
      .toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0)),
  );
}
