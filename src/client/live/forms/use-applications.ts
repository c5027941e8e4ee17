import {
  readApplications,
  readCommonFunctions,
  readFormFavourites,
  readMenuItems,
} from "#client/data/queries/menu/user-menu.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import type { MenuNode } from "#domain/menu/menu-tree.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** All entries of the company's menu. */
export function useMenuItems(): Live<readonly MenuItem[]> {
  return useLive(readMenuItems);
}

/** The applications of the person, with what they may open in them. */
export function useApplications(): Live<readonly MenuNode[]> {
  return useLive(readApplications, useData().userId);
}

/** The entries of the menu that the person uses most, but for those that lead to forms. */
export function useCommonFunctions(): Live<ReadonlySet<number>> {
  return useLive(readCommonFunctions);
}

/** The forms that the person has among their favourites. */
export function useFormFavourites(): Live<ReadonlySet<number>> {
  return useLive(readFormFavourites);
}
