/** A link to the page that is open, looked at as the parts of an address say. */
export function linkWith(address: object): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) parts.set(name, written(String(value)));
  const query = parts.toString();
  return `${location.origin}${location.pathname}${query && `?${query}`}`;
}

/** Addresses are read as if they were JSON: words that are JSON too, but no numbers, stand in quotes. */
function written(value: string): string {
  if (value === "" || !Number.isNaN(Number(value))) return value;
  try {
    JSON.parse(value);
    return JSON.stringify(value);
  } catch {
    return value;
  }
}
