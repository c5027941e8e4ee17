/** A link to the page that is open, looked at as the parts of an address say. */
export function linkWith(address: object): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) parts.set(name, written(String(value)));
  const query = parts.toString();
  return `${location.origin}${location.pathname}${query && `?${query}`}`;
}

/** Addresses are read as if they were JSON: words that are JSON too stand in quotes, but for numbers that are written in the same way. */
function written(value: string): string {
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === "number" && String(read) === value ? value : JSON.stringify(value);
  } catch {
    return value;
  }
}
