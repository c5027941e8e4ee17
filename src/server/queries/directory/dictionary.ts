import type { ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/dictionary.ts";
import { byRank } from "#domain/by-rank.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { Dictionary, DictionaryEntry } from "#domain/dictionary/dictionary.ts";
import { dictionaryNamed, entriesBelow } from "#domain/dictionary/entries.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";

type Answer<Name extends keyof typeof calls> = ReplyOf<(typeof calls)[Name]>;
type EntryNode = Answer<"selectDictionaryData">["list"][number];

async function readAll(db: Db): Promise<readonly Dictionary[]> {
  return (await tableOf("dictionary").list(db, { companyId: COMPANY_ID })).toSorted(byRank);
}

/** The dictionaries right below one, each with its place; those that stand below none that is known are at the top. */
function typesBelow(all: readonly Dictionary[], parentId: number) {
  const known = new Set(all.map(({ id }) => id));
  return all
    .filter((each) => (known.has(each.parentId) ? each.parentId : 0) === parentId)
    .map(({ id, name, code, enabled }, at) => ({
      id,
      parentId,
      fullName: name,
      enCode: code,
      sortCode: at + 1,
      enabledMark: enabled ? 1 : 0,
      hasChildren: all.some((each) => each.parentId === id),
    }));
}

function typeTree(
  all: readonly Dictionary[],
  parentId: number,
): Answer<"listDictionaryTypes">["list"] {
  return typesBelow(all, parentId).map((type) => ({ ...type, children: typeTree(all, type.id) }));
}

/** What is offered: what is switched off is left out with all below it. */
function entryNodes(entries: readonly DictionaryEntry[], parentCode = ""): EntryNode[] {
  return entriesBelow(entries, parentCode)
    .filter(({ enabled }) => enabled)
    .map(({ code, name }, at) => {
      const children = entryNodes(entries, code);
      return {
        id: code,
        parentId: parentCode,
        fullName: name,
        enCode: code,
        sortCode: at + 1,
        enabledMark: 1,
        hasChildren: children.length > 0,
        children,
      };
    });
}

export async function dictionaryTypes(db: Db): Promise<Answer<"listDictionaryTypes">> {
  return { list: typeTree(await readAll(db), 0) };
}

export async function allDictionaries(db: Db): Promise<Answer<"listAllDictionaries">> {
  const all = await readAll(db);
  const entries = new Map(all.map((each) => [each.id, each.entries]));
  const flat = (parentId: number): Answer<"listAllDictionaries">["list"] =>
    typesBelow(all, parentId).flatMap((type) => [
      { ...type, dictionaryList: entryNodes(entries.get(type.id) ?? []) },
      ...flat(type.id),
    ]);
  return { list: flat(0) };
}

export async function dictionaryData(
  db: Db,
  name: string,
): Promise<Answer<"selectDictionaryData">> {
  const dictionary = dictionaryNamed(await readAll(db), name);
  return { list: dictionary?.enabled ? entryNodes(dictionary.entries) : [] };
}
