import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { NICKNAME_MAX, NICKNAME_MIN } from "../limits.ts";
import { get } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { companyScope, userScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { isNicknameTaken, nicknameTaken } from "./nickname.ts";
import { PHONE, withoutSeparators } from "./phone.ts";

const telShape = z.string().check(z.overwrite(withoutSeparators), z.regex(PHONE));

/** `users/editdata`: the nickname or the contact phone, one of them (seed 000 §7). */
export const editUserData = defineCommand({
  name: "user.editData",
  path: "/api/users/editdata",
  arguments: z.union([
    z.strictObject({ nickname: nameShape(NICKNAME_MIN, NICKNAME_MAX) }),
    z.strictObject({ tel: telShape }),
  ]),
  reply: z.unknown(),
  merge: (earlier, later) => ("nickname" in earlier === "nickname" in later ? later : undefined),
  lane: (args, actor) => ("nickname" in args ? companyScope : userScope(actor.userId)),
  words: { nickname: "text", tel: "text" },
  *decide(args, actor) {
    if ("nickname" in args) {
      const user = yield* get("user", actor.userId);
      if (!user) return refused(parameterError());
      const isNew = args.nickname !== user.nickname;
      if (isNew && (yield* isNicknameTaken(args.nickname, user.id))) return refused(nicknameTaken);
      const put = { ...user, nickname: args.nickname };
      return applied([{ entity: "user", action: "update", put }], put);
    }
    const account = yield* get("account", actor.userId);
    if (!account) return refused(parameterError());
    const put = { ...account, tel: args.tel };
    return applied([{ entity: "account", action: "update", put }], put);
  },
});
