import * as z from "zod/mini";
import type { EntityName } from "./entity-names.ts";
import { ID_MAX } from "./id.ts";

/** What an id in a body is the id of. */
interface Reference {
  readonly entity: EntityName;
  /** The row is born under this id, so there is none yet. */
  readonly isNew: boolean;
}

/** Known to us alone: on the wire an id is a number, whatever it is of. */
const references = z.registry<Reference>();

/** A shape whose numbers are ids of rows of this kind, or stand for none. */
export function referringTo<Shape extends z.ZodMiniType>(entity: EntityName, shape: Shape): Shape {
  references.add(shape, { entity, isNew: false });
  return shape;
}

/** The id of a row of this kind. */
export function idOf(entity: EntityName) {
  return referringTo(entity, z.int().check(z.positive(), z.maximum(ID_MAX)));
}

/** The id of a row of this kind, or 0 for none. */
export function idOrNoneOf(entity: EntityName) {
  return referringTo(entity, z.int().check(z.nonnegative(), z.maximum(ID_MAX)));
}

/** The id under which a row of this kind is born. */
export function newIdOf(entity: EntityName) {
  const shape = idOf(entity);
  references.add(shape, { entity, isNew: true });
  return shape;
}

/** The id under which a row of this kind is born, or 0 where none is. */
export function newIdOrNoneOf(entity: EntityName) {
  const shape = idOrNoneOf(entity);
  references.add(shape, { entity, isNew: true });
  return shape;
}

/** What a shape says its ids are of; undefined where it is no id of a row. */
export function referenceOf(shape: z.core.$ZodType): Reference | undefined {
  return references.get(shape);
}
