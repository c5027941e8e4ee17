import * as z from "zod/mini";
import { botCommandsShape } from "#domain/user/bot-command/bot-command-words.ts";
import { TOKEN_DAYS, TOKEN_NAME_MAX } from "#domain/user/bot-limits.ts";
import { nameShape } from "#domain/name.ts";
import { idOf } from "#domain/reference.ts";
import { idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";
import { TOKEN_SCOPES } from "../../token-scopes.ts";
import { nicknameShape } from "../system.ts";

const botShape = z.object({
  userId: idOf("user"),
  name: z.string(),
  /** Who looks after it. */
  ownerId: idOf("user"),
  /** Epoch ms since when it does nothing, 0 = it works. */
  disableTime: timeShape,
  createTime: timeShape,
  /** How many access tokens it has. */
  tokens: z.int(),
});

const tokenShape = z.object({
  id: idShape,
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  makerId: idOf("user"),
  createTime: timeShape,
  expireTime: timeShape,
  /** Epoch ms of its last use, to the minute; 0 = it was never used. */
  lastTime: timeShape,
});

/** The bots that the caller looks after; for administrators those of the company. `mayAdd`: whether they may have more. */
export const listBots = defineCall({
  name: "bot.list",
  method: "POST",
  path: "/api/bot/list",
  access: "member",
  body: z.object({}),
  reply: z.object({ bots: z.array(botShape), mayAdd: z.boolean() }),
});

export const addBot = defineCall({
  name: "bot.add",
  method: "POST",
  path: "/api/bot/add",
  access: "member",
  perMinute: 30,
  body: z.object({ name: nicknameShape }),
  reply: botShape,
});

/** Another name, another owner, or whether it works: who looks after it says so, another owner only administrators. */
export const editBot = defineCall({
  name: "bot.edit",
  method: "POST",
  path: "/api/bot/edit",
  access: "member",
  perMinute: 60,
  body: z.object({
    userId: idOf("user"),
    name: z.optional(nicknameShape),
    ownerId: z.optional(idOf("user")),
    disabled: z.optional(z.boolean()),
  }),
  reply: botShape,
});

/** It leaves the company for good; what it wrote stays under its name. */
export const removeBot = defineCall({
  name: "bot.remove",
  method: "POST",
  path: "/api/bot/delete",
  access: "member",
  perMinute: 30,
  body: z.object({ userId: idOf("user") }),
  reply: z.object({ userId: idOf("user") }),
});

const commandsOfBotShape = z.object({
  userId: idOf("user"),
  commands: z.array(z.object({ command: z.string(), description: z.string() })),
});

/** What a bot is called by, with a slash before it: for who looks after it, and for the bot itself. */
export const listBotCommands = defineCall({
  name: "bot.commands",
  method: "POST",
  path: "/api/bot/commands",
  access: "member",
  body: z.object({
    /** The bot that the caller is where left out. */
    userId: z.optional(idOf("user")),
  }),
  reply: commandsOfBotShape,
});

/**
 * What a bot is called by from now on, in the place of all before. A message in a chat of the bot that begins with a slash
 * and one of the names calls it as a mention does. Some names are the product's own: remind, todo, me, later, vote, chain, task.
 */
export const setBotCommands = defineCall({
  name: "bot.setCommands",
  method: "POST",
  path: "/api/bot/commands/set",
  access: "member",
  perMinute: 60,
  body: z.object({
    userId: z.optional(idOf("user")),
    commands: botCommandsShape,
  }),
  reply: commandsOfBotShape,
});

/** The access tokens of a bot, or where none is named the caller's own; never the tokens themselves. */
export const listTokens = defineCall({
  name: "token.list",
  method: "POST",
  path: "/api/users/token/list",
  access: "member",
  body: z.object({ userId: z.optional(idOf("user")) }),
  reply: z.array(tokenShape),
});

/** The token is shown only now. It goes where the token of a session goes. */
export const addToken = defineCall({
  name: "token.add",
  method: "POST",
  path: "/api/users/token/add",
  access: "member",
  perMinute: 30,
  body: z.object({
    /** The bot whose token it is; the caller's own where left out. */
    userId: z.optional(idOf("user")),
    name: nameShape(1, TOKEN_NAME_MAX),
    scopes: z.array(z.enum(TOKEN_SCOPES)).check(z.minLength(1), z.maxLength(TOKEN_SCOPES.length)),
    /** Days for which it works. */
    days: z.literal(TOKEN_DAYS),
  }),
  reply: z.object({ token: z.string(), row: tokenShape }),
});

/** It works no longer; saying so twice is no error. */
export const removeToken = defineCall({
  name: "token.remove",
  method: "POST",
  path: "/api/users/token/delete",
  access: "member",
  perMinute: 60,
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});
