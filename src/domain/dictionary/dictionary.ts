import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** Something that can be chosen wherever a form asks by its dictionary. */
const dictionaryEntryShape = z.object({
  /** What records keep of it, for good; no two of a dictionary have the same. */
  code: z.string(),
  /** The code of the entry above it, "" = it stands at the top. */
  parentCode: z.string(),
  /** What people read. */
  name: z.string(),
  /** Not offered any more where it is false; records that have it keep it, and its words. */
  enabled: z.boolean(),
  /** Order among the entries beside it. */
  rank: z.string(),
});
export type DictionaryEntry = z.infer<typeof dictionaryEntryShape>;

/** A list of choices that many forms share, below others of its kind; a rule of the company's, like its departments. */
export const dictionaryShape = z.object({
  id: idShape,
  companyId: idShape,
  /** The dictionary above it, 0 = it stands at the top. */
  parentId: z.int().check(z.nonnegative()),
  name: z.string(),
  /** By this forms name it besides its id; no two dictionaries have the same. */
  code: z.string(),
  enabled: z.boolean(),
  rank: z.string(),
  entries: z.array(dictionaryEntryShape),
  createTime: timeShape,
});
export type Dictionary = z.infer<typeof dictionaryShape>;

export const dictionaryEntity = defineEntity({
  name: "dictionary",
  table: "dictionaries",
  frame: "dictionary",
  since: 22,
  shape: dictionaryShape,
  birth: "own",
  title: ({ name }) => name,
  scope: () => companyScope,
  lists: ["companyId"],
});
