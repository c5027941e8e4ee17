import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { count, get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { flagShape } from "../../shape.ts";
import { FORM_FAVOURITES_MAX } from "./form-favourite-limits.ts";
import { formFavouriteShape } from "./form-favourite.ts";

/** `form/favourite`: the caller finds a form first from now on; with `favourite` 0 no more, whether it is there still or not. */
export const markForm = defineCommand({
  name: "form.favourite",
  path: "/api/form/favourite",
  arguments: z.object({ id: idOf("form"), favourite: flagShape }),
  reply: formFavouriteShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => (earlier.id === later.id ? later : undefined),
  routine: true,
  *decide({ id: formId, favourite }, { userId, now }) {
    const id = joinKey(formId, userId);
    const before = yield* get("formFavourite", id);
    if (favourite === 0) {
      const reply = before ?? { id, formId, userId, createTime: 0 };
      const remove = { entity: "formFavourite", action: "delete", remove: id } as const;
      return applied(before ? [remove] : [], reply);
    }
    if (!(yield* get("form", formId))) return refused(parameterError("form.gone"));
    if (before) return applied([], before);
    if ((yield* count("formFavourite", userScope(userId))) >= FORM_FAVOURITES_MAX)
      return refused(parameterError("form.favouritesMax", { count: FORM_FAVOURITES_MAX }));
    const put = { id, formId, userId, createTime: now };
    return applied([{ entity: "formFavourite", action: "add", put }], put);
  },
});
