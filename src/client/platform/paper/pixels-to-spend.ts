/** Pixels of drawings that are held as pictures at once: what a phone bears, and what a computer does. */
const FEW = 16_000_000;
const MANY = 64_000_000;
/** Gigabytes of memory up to which a device is a small one. */
const SMALL = 4;

/** How many pixels of a drawing this device can hold for its printer. Browsers that do not tell their memory are small where a finger is used. */
export function pixelsToSpend(): number {
  const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  const isSmall =
    deviceMemory === undefined
      ? globalThis.matchMedia("(pointer: coarse)").matches
      : deviceMemory <= SMALL;
  return isSmall ? FEW : MANY;
}
