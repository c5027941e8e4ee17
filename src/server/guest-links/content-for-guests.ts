const LINK = /\shref="([^"]*)"/g;

/** A description without ways into the app: they name what lies in it by ids, and lead a guest to a sign-in. Their words stay. */
export function contentForGuests(html: string, origin: string): string {
  return html.replaceAll(LINK, (attribute, written: string) =>
    leadsOutside(written, origin) ? attribute : "",
  );
}

/** Whether a browser that stands in the app is led out of it; what nobody can say of is not let through. */
function leadsOutside(written: string, origin: string): boolean {
  const address = URL.parse(written.replaceAll("&amp;", "&"), origin);
  // Other characters are written out by no editor of ours.
  if (!address || /&#?\w+;/.test(written.replaceAll("&amp;", ""))) return false;
  if (address.protocol === "mailto:") return true;
  return hostOf(address) !== hostOf(new URL(origin));
}

/** By whatever scheme, and with the dot at its end that nobody writes. */
function hostOf({ host }: URL): string {
  return host.replace(/\.(?=$|:)/, "");
}
