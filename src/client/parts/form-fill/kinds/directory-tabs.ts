import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { Json } from "#domain/form/json/json.ts";
import { type DirectoryNode, treeOf } from "#domain/organisation/directory/directory-node.ts";
import {
  organisationTree,
  peopleTree,
  roleTree,
  unitTree,
} from "#domain/organisation/directory/directory-trees.ts";
import { colleaguesOf, subordinatesOf } from "#domain/organisation/directory/led-by.ts";
import { isActive } from "#domain/user/is-active.ts";
import type { FormSurroundings } from "../store/form-context.ts";

/** A tree to choose from, by the name of its tab. */
export interface DirectoryTab {
  readonly name: string;
  readonly tree: readonly DirectoryNode[];
}

interface DirectoryWords {
  readonly companyName: string;
  readonly globalRoles: string;
}

/** The trees of a kind of field, as its dialog shows them (seed 001 section 2); whoever asks is somebody's colleague and leader. */
export function directoryTabs(
  { kind }: FormNode,
  { users, units }: Pick<FormSurroundings, "users" | "units">,
  userId: number,
  { companyName, globalRoles }: DirectoryWords,
): DirectoryTab[] {
  const { department, position, userGroup, role } = units;
  const people = () => peopleTree(companyName, department, [...users.values()].filter(isActive));
  const roles = () => roleTree(globalRoles, department, role);
  switch (kind.name) {
    case "roleSelect": {
      const isGlobal = ({ organizeIds: [top] }: DirectoryNode) => top === "1";
      const all = roles();
      return [
        { name: "organisation", tree: all.filter((node) => !isGlobal(node)) },
        { name: "global", tree: all.filter(isGlobal).flatMap(({ children }) => children) },
      ];
    }
    case "posSelect":
      return [{ name: "positions", tree: unitTree(position, "position") }];
    case "groupSelect":
      return [{ name: "groups", tree: unitTree(userGroup, "group") }];
    case "userSelect": {
      const all = people();
      const only = (ids: readonly number[]) => peopleIn(all, new Set(ids));
      return [
        { name: "all", tree: all },
        { name: "mine", tree: only(colleaguesOf(department, userId)) },
        { name: "subordinates", tree: only(subordinatesOf(department, userId)) },
      ];
    }
    case "usersSelect":
      return [
        { name: "organisation", tree: people() },
        { name: "positions", tree: unitTree(position, "position") },
        { name: "groups", tree: unitTree(userGroup, "group") },
        { name: "roles", tree: roles() },
      ];
    default:
      return [{ name: "organisation", tree: organisationTree(companyName, department) }];
  }
}

function peopleIn(tree: readonly DirectoryNode[], ids: ReadonlySet<number | string>) {
  return treeOf(tree, ({ type, id }) => type === "user" && ids.has(id));
}

/** The types that a kind of field keeps, where it keeps their ids as they are. */
const TYPES: Readonly<Record<string, string>> = {
  depSelect: "department",
  posSelect: "position",
  groupSelect: "group",
  roleSelect: "role",
  userSelect: "user",
};

/** What a field keeps of a node; undefined where nodes of this type are none of its business (seed 001 section 5). */
export function valueOfNode({ kind }: FormNode, node: DirectoryNode): Json | undefined {
  const { type, id, organizeIds } = node;
  if (type === "other") return undefined;
  if (kind.name === "usersSelect") return type === "company" ? undefined : `${id}--${type}`;
  if (kind.name === "organizeSelect")
    return type === "company" || type === "department" ? [...organizeIds] : undefined;
  return TYPES[kind.name] === type ? id : undefined;
}
