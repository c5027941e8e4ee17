/**
 * Takes words such as `#sso=…` out of the page's address, so that neither its history nor anybody
 * who looks at it finds them again; undefined where none of the names is there.
 */
export function takeFromHash<Name extends string>(
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const words = new URLSearchParams(location.hash.slice(1));
  const found = names.flatMap((name) => {
    const value = words.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (found.length === 0) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}
