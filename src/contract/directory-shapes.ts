import * as z from "zod/mini";
import type { EntityName } from "#domain/entity-names.ts";
import { PAGE_MAX, SEARCH_KEY_MAX } from "#domain/limits.ts";
import {
  DIRECTORY_IDS_MAX,
  PICKER_PAGE_MAX,
} from "#domain/organisation/directory/directory-limits.ts";
import { idOf } from "#domain/reference.ts";
import { textShape } from "#domain/shape.ts";

/** A node of the directory as clients of `/erp-api` read it (seed 001 section 3). */
export interface DirectoryEntry {
  /** A number of ours; of nodes that hold others together a text ("-1", "1"). */
  readonly id: number | string;
  readonly parentId: number | string;
  /** A role or a person can stand in several places of a tree: here it is told apart. */
  readonly onlyId: string;
  readonly fullName: string;
  readonly type: string;
  readonly icon: string;
  /** Address of a picture, "" = initials. */
  readonly headIcon: string;
  /** Names from the top down, joined by "/". */
  readonly organize: string;
  readonly organizeIds: readonly (number | string)[];
  /** Of departments: their own name, without what stands above. */
  readonly lastFullName: string;
  readonly isLeaf: boolean;
  readonly hasChildren: boolean;
  /** Cannot be chosen by who asks. */
  readonly disabled: boolean;
  readonly children: readonly DirectoryEntry[];
}

const nodeIdShape = z.union([z.int(), z.string()]);

const directoryEntryShape: z.ZodMiniType<DirectoryEntry> = z.lazy(() =>
  z.object({
    id: nodeIdShape,
    parentId: nodeIdShape,
    onlyId: z.string(),
    fullName: z.string(),
    type: z.string(),
    icon: z.string(),
    headIcon: z.string(),
    organize: z.string(),
    organizeIds: z.array(nodeIdShape),
    lastFullName: z.string(),
    isLeaf: z.boolean(),
    hasChildren: z.boolean(),
    disabled: z.boolean(),
    children: z.array(directoryEntryShape),
  }),
);

export const entryListShape = z.object({ list: z.array(directoryEntryShape) });

export const pagedEntriesShape = z.object({
  list: z.array(directoryEntryShape),
  pagination: z.object({ currentPage: z.int(), pageSize: z.int(), total: z.int() }),
});

/** Words that are looked for, and which page of what they find: 20 where nothing is said, up to 10,000 at once (seed 001 section 9). */
export const keywordPaged = {
  keyword: z.optional(textShape(0, SEARCH_KEY_MAX)),
  currentPage: z.optional(z.int().check(z.positive(), z.maximum(PAGE_MAX))),
  pageSize: z.optional(z.int().check(z.positive(), z.maximum(PICKER_PAGE_MAX))),
};

/** Ids of rows, and words that stand for some: `currentUser`, `@currentOrg`, `@currentOrgAndSubOrg`. */
export function idsOrWords(entity: EntityName) {
  return z._default(
    z.array(z.union([idOf(entity), textShape(1, 64)])).check(z.maxLength(DIRECTORY_IDS_MAX)),
    [],
  );
}

/** Ids with what they are of: `12--department`; a plain id is of a person. */
export const taggedIdsShape = z._default(
  z.array(z.union([idOf("user"), textShape(1, 64)])).check(z.maxLength(DIRECTORY_IDS_MAX)),
  [],
);
