import * as z from "zod/mini";
import { DICTIONARY_CODE_MAX } from "#domain/dictionary/dictionary-limits.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

/** A dictionary as clients of `/erp-api` read it, with those below it. */
interface TypeNode {
  readonly id: number;
  readonly parentId: number;
  readonly fullName: string;
  readonly enCode: string;
  /** Its place among those beside it, from 1. */
  readonly sortCode: number;
  /** 1 = it is offered. */
  readonly enabledMark: number;
  readonly hasChildren: boolean;
  readonly children: readonly TypeNode[];
}

const typeFields = {
  id: z.int(),
  parentId: z.int(),
  fullName: z.string(),
  enCode: z.string(),
  sortCode: z.int(),
  enabledMark: z.int(),
  hasChildren: z.boolean(),
};

const typeNodeShape: z.ZodMiniType<TypeNode> = z.lazy(() =>
  z.object({ ...typeFields, children: z.array(typeNodeShape) }),
);

/** An entry, with those below it: records keep its id, which is its code. */
interface EntryNode {
  readonly id: string;
  readonly parentId: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly sortCode: number;
  readonly enabledMark: number;
  readonly hasChildren: boolean;
  readonly children: readonly EntryNode[];
}

const entryNodeShape: z.ZodMiniType<EntryNode> = z.lazy(() =>
  z.object({
    id: z.string(),
    parentId: z.string(),
    fullName: z.string(),
    enCode: z.string(),
    sortCode: z.int(),
    enabledMark: z.int(),
    hasChildren: z.boolean(),
    children: z.array(entryNodeShape),
  }),
);

/** The dictionaries as a tree (seed 000 §7). */
export const listDictionaryTypes = defineCall({
  name: "dictionary.types",
  method: "GET",
  path: "/erp-api/system/DictionaryType",
  access: "member",
  body: z.object({}),
  reply: z.object({ list: z.array(typeNodeShape) }),
});

/** All dictionaries one after the other, each with what can be chosen by it (seed 000 §7). */
export const listAllDictionaries = defineCall({
  name: "dictionary.all",
  method: "GET",
  path: "/erp-api/system/DictionaryData/All",
  access: "member",
  perMinute: 60,
  body: z.object({}),
  reply: z.object({
    list: z.array(z.object({ ...typeFields, dictionaryList: z.array(entryNodeShape) })),
  }),
});

/** What can be chosen by a dictionary, which goes by its id or its code; of one that is not there nothing (seed 000 §7, seed 001 §7). */
export const selectDictionaryData = defineCall({
  name: "dictionary.selector",
  method: "GET",
  path: "/erp-api/system/DictionaryData/{dictionary}/Data/Selector",
  access: "member",
  body: z.object({ dictionary: textShape(1, DICTIONARY_CODE_MAX) }),
  reply: z.object({ list: z.array(entryNodeShape) }),
});
