import type { AnyRoute } from "@tanstack/react-router";

type Search = Record<string, unknown>;

/**
 * Leaves nothing behind the question mark of an address but what its route has looked at: the router lays what a route says
 * over what stands in the address, so that a screen would get the rest as somebody else has written it.
 */
export function onlyChecked<Tree extends AnyRoute>(tree: Tree): Tree {
  const children = (tree.children ?? {}) as Readonly<Record<string, AnyRoute>>;
  for (const route of Object.values(children)) {
    const validate = route.options.validateSearch as ((search: Search) => Search) | undefined;
    if (validate) {
      route.options.validateSearch = (search: Search) => ({
        ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
        ...validate(search),
      });
    }
    onlyChecked(route);
  }
  return tree;
}
