import type { Option } from "./field-properties.ts";

/** Where the words for an id come from. */
export type NameSourceType =
  | "options"
  | "user"
  | "organisation"
  | "department"
  | "position"
  | "role"
  | "group"
  | "mixed"
  | "area"
  | "record"
  | "interface";

export interface NameSource {
  readonly type: NameSourceType;
  /** Choices that stand in the definition. */
  readonly options?: readonly Option[];
  /** The dictionary, form or data interface that knows the words. */
  readonly of?: string;
  /** The columns of a data interface in which ids and words stand. */
  readonly columns?: ChoiceColumns;
}

/** In which columns of a data interface the id and the words of a choice stand. */
export interface ChoiceColumns {
  readonly value: string;
  readonly label: string;
}

export type IdValue = string | number;

/** The words for ids, as far as somebody has them: from the directory, dictionaries, areas, records. */
export interface Names {
  nameOf(source: NameSource, id: IdValue): string | undefined;
  /** The id that goes by these words; undefined where there is none, or more than one. */
  idOf(source: NameSource, words: string): IdValue | undefined;
  /** The ids from the top down of a path of words. */
  pathOf(source: NameSource, words: readonly string[]): readonly IdValue[] | undefined;
}

/** The choice with this id, wherever it stands in a tree of them. */
export function optionWithId(options: readonly Option[], id: IdValue): Option | undefined {
  for (const option of options) {
    if (String(option.id) === String(id)) return option;
    const below = optionWithId(option.children ?? [], id);
    if (below) return below;
  }
  return undefined;
}

/** All choices that go by these words. */
function optionsNamed(options: readonly Option[], words: string): readonly Option[] {
  return options.flatMap((option) => [
    ...(option.name === words ? [option] : []),
    ...optionsNamed(option.children ?? [], words),
  ]);
}

/** The ids of a path of choices from the top down. */
function optionPath(
  options: readonly Option[],
  words: readonly string[],
): readonly IdValue[] | undefined {
  const [first, ...rest] = words;
  const option = options.find(({ name }) => name === first);
  if (!option) return undefined;
  if (rest.length === 0) return [option.id];
  const below = optionPath(option.children ?? [], rest);
  return below && [option.id, ...below];
}

/** Those names that stand in the definition itself, in front of what others know. */
export function namesOfOptions(others: Names): Names {
  return {
    nameOf: (source, id) =>
      source.options ? optionWithId(source.options, id)?.name : others.nameOf(source, id),
    idOf: (source, words) => {
      if (!source.options) return others.idOf(source, words);
      const found = optionsNamed(source.options, words);
      return found.length === 1 ? found[0]?.id : undefined;
    },
    pathOf: (source, words) =>
      source.options ? optionPath(source.options, words) : others.pathOf(source, words),
  };
}

/** Nobody has any words. */
export const NO_NAMES: Names = namesOfOptions({
  nameOf: () => undefined,
  idOf: () => undefined,
  pathOf: () => undefined,
});
