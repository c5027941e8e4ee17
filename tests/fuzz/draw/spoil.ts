import type { Luck } from "#tests/sim/luck.ts";
import { edgeNumbers, oddTexts } from "./samples.ts";

type Holder = Record<string, unknown>;

/** How deep hostile nesting goes. */
const DEEP = 3_000;

/** A body that is not what the contract says, in one place; as text, because not all of it can be had otherwise. */
export function spoil(luck: Luck, body: unknown): string {
  const copy: unknown = structuredClone(body);
  const holders = holdersIn(copy);
  const holder = luck.pick(holders);
  const key = holder && luck.pick(Object.keys(holder));
  if (!holder || key === undefined || luck.chance(0.15)) return spoilWhole(luck, copy);
  const dice = luck.next();
  if (dice < 0.2) Reflect.deleteProperty(holder, key);
  else if (dice < 0.4) holder[luck.pick(extraKeys) ?? "extra"] = wrongValue(luck);
  else holder[key] = wrongValue(luck);
  return JSON.stringify(copy) ?? "";
}

const extraKeys = ["extra", "constructor", "toString", "isAdmin", "userId", "seq", "scope"];

function wrongValue(luck: Luck): unknown {
  const kinds = [
    () => luck.pick(edgeNumbers),
    () => luck.pick([1.5, -0, 1e308, 2 ** 53]),
    () => luck.pick(oddTexts),
    () => "x".repeat(luck.pick([0, 300, 30_000]) ?? 0),
    () => luck.pick([null, true, [], {}, [[]], [null], { length: 3 }]),
    () => Array.from({ length: 300 }, () => 1),
    () => nested(DEEP),
  ];
  return luck.pick(kinds)?.();
}

function spoilWhole(luck: Luck, body: unknown): string {
  const text = JSON.stringify(body) ?? "";
  const kinds = [
    () => "",
    () => "null",
    () => text.slice(0, luck.upTo(text.length + 1)),
    () => `[${text},${text}]`,
    () => text.replace("{", '{"__proto__":{"isAdmin":true,"id":1},'),
    () => text.replace("{", '{"constructor":{"prototype":{"id":1}},'),
    () => `${text}\u0000`,
    () => JSON.stringify(nested(DEEP)),
    () => text.replaceAll(/\d+/g, (number) => `${number}e0`),
    () => text.replaceAll(/\d+/g, (number) => `"${number}"`),
  ];
  return luck.pick(kinds)?.() ?? text;
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { id: value };
  return value;
}

/** All objects and arrays in a value. */
function holdersIn(value: unknown): Holder[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder;
  return [holder, ...Object.values(holder).flatMap(holdersIn)];
}
