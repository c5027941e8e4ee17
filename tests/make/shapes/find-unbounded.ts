import { readShape, type Shape } from "./read-shape.ts";

/** Where a shape lets in more than anybody has thought of: paths with what has no end there. */
export function findUnbounded(shape: Shape, path = ""): string[] {
  const facts = readShape(shape);
  switch (facts.kind) {
    case "number":
      return Number.isFinite(facts.least) && Number.isFinite(facts.most) ? [] : [`${path}: number`];
    case "text":
      return facts.most < Infinity || facts.patterns.some(endsSomewhere) ? [] : [`${path}: text`];
    case "list":
      return [
        ...(facts.most < Infinity ? [] : [`${path}: list`]),
        ...findUnbounded(facts.of, `${path}[]`),
      ];
    case "row":
      return facts.items.flatMap((item, place) => findUnbounded(item, `${path}[${place}]`));
    case "fields":
      return [
        ...Object.entries(facts.fields).flatMap(([name, field]) =>
          findUnbounded(field, path ? `${path}.${name}` : name),
        ),
        ...(facts.rest ? [`${path}: anything`] : []),
      ];
    case "record":
      return [`${path}: record`];
    case "either":
      return facts.options.flatMap((option) => findUnbounded(option, path));
    case "around":
      return findUnbounded(facts.of, path);
    case "anything":
      return [`${path}: anything`];
    case "words":
      return [];
  }
}

/** Whether only so many characters fit a pattern: it holds the whole text and repeats nothing without end. */
function endsSomewhere({ source }: RegExp): boolean {
  const bare = source.replaceAll(/\\./g, "x").replaceAll(/\[[^\]]*\]/g, "x");
  return /^\^.*\$$/.test(bare) && !/[*+]|\{\d+,\}/.test(bare);
}
