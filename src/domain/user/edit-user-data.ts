import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { NICKNAME_MAX, NICKNAME_MIN, SHOWN_ANEW_AN_HOUR } from "../limits.ts";
import { get } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { companyScope, userScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { isNicknameTaken, nicknameTaken } from "./nickname.ts";
import { PHONE, withoutSeparators } from "./phone.ts";
import { pictureShape } from "./picture-shape.ts";

const telShape = z.string().check(z.overwrite(withoutSeparators), z.regex(PHONE));

/** `users/editdata`: the nickname, the contact phone, the picture or whether others see when one was there, one of them (seed 000 §7). */
export const editUserData = defineCommand({
  name: "user.editData",
  path: "/api/users/editdata",
  perHour: SHOWN_ANEW_AN_HOUR,
  arguments: z.union([
    z.strictObject({ nickname: nameShape(NICKNAME_MIN, NICKNAME_MAX) }),
    z.strictObject({ tel: telShape }),
    z.strictObject({ userimg: pictureShape }),
    z.strictObject({ hidesLine: z.boolean() }),
  ]),
  reply: z.unknown(),
  merge: (earlier, later) => (partOf(earlier) === partOf(later) ? later : undefined),
  lane: (args, actor) => (isOwn(args) ? userScope(actor.userId) : companyScope),
  words: { nickname: "text", tel: "text" },
  *decide(args, actor) {
    if (!isOwn(args)) {
      const user = yield* get("user", actor.userId);
      if (!user) return refused(parameterError());
      if ("userimg" in args) {
        const put = { ...user, userimg: args.userimg };
        return applied([{ entity: "user", action: "update", put }], put);
      }
      const isNew = args.nickname !== user.nickname;
      if (isNew && (yield* isNicknameTaken(args.nickname, user.id))) return refused(nicknameTaken);
      const put = { ...user, nickname: args.nickname };
      return applied([{ entity: "user", action: "update", put }], put);
    }
    const account = yield* get("account", actor.userId);
    if (!account) return refused(parameterError());
    const put = { ...account, ...args };
    return applied([{ entity: "account", action: "update", put }], put);
  },
});

type Edit = { readonly nickname: string } | { readonly userimg: string } | OwnEdit;
type OwnEdit = { readonly tel: string } | { readonly hidesLine: boolean };

/** Whether nobody else sees what is changed. */
function isOwn(args: Edit): args is OwnEdit {
  return "tel" in args || "hidesLine" in args;
}

function partOf(args: object): string | undefined {
  return Object.keys(args)[0];
}
