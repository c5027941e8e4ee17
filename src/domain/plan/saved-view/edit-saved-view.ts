import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { SAVED_VIEW_NAME_MAX } from "./saved-view-limits.ts";
import { laterWins } from "../../merge-edits.ts";
import { nameShape } from "../../name.ts";
import { idOf } from "../../reference.ts";
import { savedViewToChange } from "./can-change-saved-view.ts";
import { savedAddressOf } from "./saved-address.ts";
import { savedAddressShape, savedViewShape } from "./saved-view.ts";

/** `plan/view/edit`: another name for a saved view, or what is looked at now in its place. */
export const editSavedView = defineCommand({
  name: "savedView.edit",
  path: "/api/plan/view/edit",
  arguments: z.object({
    id: idOf("savedView"),
    name: z.optional(nameShape(1, SAVED_VIEW_NAME_MAX)),
    address: z.optional(savedAddressShape),
  }),
  reply: savedViewShape,
  lane: ({ id }) => ({ entity: "savedView", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text" },
  *decide({ id, name, address }, actor) {
    const found = yield* savedViewToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { saved } = found;
    const put = {
      ...saved,
      name: name ?? saved.name,
      address: address ? savedAddressOf(address) : saved.address,
    };
    return applied([{ entity: "savedView", action: "update", put }], put);
  },
});
