const LINK = /\shref="([^"]*)"/g;

/** A description without ways into the app: they name what lies in it by ids, and lead a guest to a sign-in. Their words stay. */
export function contentForGuests(html: string, origin: string): string {
  const app = origin.toLowerCase();
  return html.replaceAll(LINK, (attribute, written: string) => {
    const address = written.toLowerCase();
    const isWhole = /^[a-z]+:/.test(address);
    const isInside = address.startsWith(app) && /^([/?#]|$)/.test(address.slice(app.length));
    return isWhole && !isInside ? attribute : "";
  });
}
