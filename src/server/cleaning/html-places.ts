import type * as z from "zod/mini";
import { isHtmlShape } from "#domain/shape.ts";

type Shape = z.core.$ZodType;

/** Where in a value HTML may stand, as its shape says; undefined = nowhere. */
export type HtmlPlaces =
  | { readonly kind: "here" }
  | { readonly kind: "fields"; readonly fields: ReadonlyMap<string, HtmlPlaces> }
  | { readonly kind: "each"; readonly places: HtmlPlaces }
  /** One of several shapes, or all of them. */
  | { readonly kind: "any"; readonly among: readonly HtmlPlaces[] }
  /** A shape within itself: looked up as deep as the value goes. */
  | { readonly kind: "again"; readonly shape: Shape };

const known = new WeakMap<Shape, { readonly places: HtmlPlaces | undefined }>();

/** Where HTML may stand in a value of the shape. Throws where a shape cannot be looked into. */
export function htmlPlacesOf(shape: Shape): HtmlPlaces | undefined {
  let found = known.get(shape);
  if (!found) {
    found = { places: findPlaces(shape) };
    known.set(shape, found);
  }
  return found.places;
}

/** What stands in no other shape and is no HTML. */
const LEAVES: ReadonlySet<string> = new Set([
  "any",
  "unknown",
  "null",
  "undefined",
  "never",
  "string",
  "number",
  "boolean",
  "literal",
  "enum",
]);

function findPlaces(shape: Shape): HtmlPlaces | undefined {
  if (isHtmlShape(shape)) return { kind: "here" };
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return htmlPlacesOf(def.innerType);
  switch (def.type) {
    case "object":
      return fieldsOf(Object.entries(def.shape));
    case "tuple":
      return anyOf([fieldsOf(Object.entries(def.items)), def.rest ? eachOf(def.rest) : undefined]);
    case "array":
      return eachOf(def.element);
    case "record":
      return eachOf(def.valueType);
    case "union":
      return anyOf(def.options.map(htmlPlacesOf));
    case "intersection":
      return anyOf([htmlPlacesOf(def.left), htmlPlacesOf(def.right)]);
    case "lazy":
      return { kind: "again", shape: def.getter() };
    default:
      if (LEAVES.has(def.type)) return undefined;
      throw new Error(`Nobody knows whether HTML stands in a shape of the type ${def.type}`);
  }
}

function fieldsOf(entries: readonly (readonly [string, Shape])[]): HtmlPlaces | undefined {
  const fields = new Map<string, HtmlPlaces>();
  for (const [name, shape] of entries) {
    const places = htmlPlacesOf(shape);
    if (places) fields.set(name, places);
  }
  return fields.size > 0 ? { kind: "fields", fields } : undefined;
}

function eachOf(shape: Shape): HtmlPlaces | undefined {
  const places = htmlPlacesOf(shape);
  return places && { kind: "each", places };
}

function anyOf(places: readonly (HtmlPlaces | undefined)[]): HtmlPlaces | undefined {
  const among = places.filter((place) => place !== undefined);
  return among.length > 1 ? { kind: "any", among } : among[0];
}

/** The value with all HTML in it changed; what holds none stays the very same. */
export function changeHtml(
  value: unknown,
  places: HtmlPlaces | undefined,
  change: (html: string) => string,
): unknown {
  switch (places?.kind) {
    case undefined:
      return value;
    case "here":
      return typeof value === "string" ? change(value) : value;
    case "any":
      return places.among.reduce((changed, place) => changeHtml(changed, place, change), value);
    case "again":
      return changeHtml(value, htmlPlacesOf(places.shape), change);
    case "each":
      return changeInside(value, () => places.places, change);
    case "fields":
      return changeInside(value, (name) => places.fields.get(name), change);
  }
}

function changeInside(
  value: unknown,
  placesOf: (name: string) => HtmlPlaces | undefined,
  change: (html: string) => string,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    changeHtml(inner, placesOf(name), change),
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
