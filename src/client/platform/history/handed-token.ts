const PATH = "/token";

let handed: string | undefined;

/** The token in an address of the app, where it is one that hands one over: `/token?token=…` or `/token#token=…`. */
export function tokenIn(address: string): string | undefined {
  const { pathname, searchParams, hash } = new URL(address, "http://app.invalid");
  if (pathname.replace(/\/$/, "") !== PATH) return undefined;
  const hidden = new URLSearchParams(hash.slice(1)).get("token");
  return (hidden ?? searchParams.get("token")) || undefined;
}

/**
 * Takes a token out of the page's address before anything could keep the
 * address: history, list of places, what is told to the server.
 */
export function takeTokenOut(usesHash: boolean): void {
  const { pathname, search, hash } = location;
  const token = tokenIn(usesHash ? hash.slice(1) || "/" : pathname + search + hash);
  if (!token) return;
  handed = token;
  history.replaceState(history.state, "", usesHash ? `${pathname}#${PATH}` : PATH);
}

/** Keeps a token that came by a way within the app. */
export function handToken(token: string): void {
  handed = token;
}

/** The token that was handed over, until it is dropped. */
export function handedToken(): string | undefined {
  return handed;
}

/** It was used, or refused. */
export function dropToken(): void {
  handed = undefined;
}
