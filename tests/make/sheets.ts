import type { ArgumentsOf } from "#domain/commands.ts";
import { AWAITED } from "./cases/message-things.ts";
import { sheetPage } from "./cases/sheet-things.ts";
import { LEADER, makeCompany, makePlan } from "./site.ts";
import type { World } from "./world.ts";

/** A plan of the leader's with a sheet A-1, which the leader brought. */
export function makeSheet(): { world: World; planId: number; sheetId: number } {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const [sheet] = addSheets(world, LEADER, plan.id, [sheetPage("A-1")]).sheets;
  if (!sheet) throw new Error("There is no sheet");
  return { world, planId: plan.id, sheetId: sheet.id };
}

/** Pages of a PDF are brought into the register of a plan. */
export function addSheets(
  world: World,
  userId: number,
  planId: number,
  pages: readonly ArgumentsOf<"sheet.add">["pages"][number][],
) {
  const file = { name: "Set.pdf", ...AWAITED };
  return world.does(userId, "sheet.add", { planId, ...file, pages: [...pages] }).reply;
}
