const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);
const CODE_MAX = 0x10_ff_ff;

/** A text between tags as it is meant; undefined where it names an entity that XML itself does not have. */
export function decodeXmlText(text: string): string | undefined {
  if (!text.includes("&")) return text;
  const [first = "", ...rest] = text.split("&");
  const parts = rest.map((part) => {
    const end = part.indexOf(";");
    // No name of an entity is longer.
    const sign = end > 0 && end <= 10 ? signOf(part.slice(0, end)) : undefined;
    return sign === undefined ? undefined : sign + part.slice(end + 1);
  });
  return parts.includes(undefined) ? undefined : first + parts.join("");
}

function signOf(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return ENTITIES.get(name);
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= CODE_MAX ? String.fromCodePoint(code) : undefined;
}
