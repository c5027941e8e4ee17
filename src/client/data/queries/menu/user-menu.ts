import type { MenuItem } from "#domain/menu/menu-item.ts";
import type { MenuNode } from "#domain/menu/menu-tree.ts";
import { applicationsIn, userMenu } from "#domain/menu/user-menu.ts";
import { runReading } from "#domain/reading.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { answerFrom } from "../../fold/answer.ts";

/** All entries of the company's menu, found by the person or not. */
export async function readMenuItems(database: LocalDatabase): Promise<readonly MenuItem[]> {
  return database.menuItem.toArray();
}

/** The applications of a person with what they may open in them. */
export async function readApplications(
  database: LocalDatabase,
  userId: number,
): Promise<readonly MenuNode[]> {
  return applicationsIn(await runReading(userMenu(userId), answerFrom(database).answer));
}

/** The entries of the menu that the person uses most, but for those that lead to forms. */
export async function readCommonFunctions(database: LocalDatabase): Promise<ReadonlySet<number>> {
  const marked = await database.commonFunction.toArray();
  return new Set(marked.map(({ menuItemId }) => menuItemId));
}

/** The forms that the person has among their favourites. */
export async function readFormFavourites(database: LocalDatabase): Promise<ReadonlySet<number>> {
  const marked = await database.formFavourite.toArray();
  return new Set(marked.map(({ formId }) => formId));
}
