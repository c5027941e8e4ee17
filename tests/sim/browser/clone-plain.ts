const clone = globalThis.structuredClone;

/**
 * A copy as `structuredClone` makes it, for what rows are made of: that one leaves the engine for each
 * row, and fake IndexedDB copies whatever goes in or out. What is anything else goes the usual way.
 */
export function clonePlain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) {
    return typeof value === "function" || typeof value === "symbol" ? clone(value) : value;
  }
  if (Array.isArray(value)) return value.map(clonePlain);
  if (Object.getPrototypeOf(value) !== Object.prototype) return clone(value);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    copy[name] = clonePlain((value as Record<string, unknown>)[name]);
  }
  return copy;
}
