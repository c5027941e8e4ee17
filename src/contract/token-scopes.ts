/** What somebody can let an access token do. */
export const TOKEN_SCOPES = ["read", "writeMessages", "writeTasks"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The calls that the tokens of bots and of people can make, by the scope that they need. */
const CALLS_OF_ALL: Readonly<Record<TokenScope, readonly string[]>> = {
  read: [
    "user.basic",
    "user.search",
    "plan.list",
    "plan.one",
    "plan.easyList",
    "plan.userList",
    "column.list",
    "flow.list",
    "flow.statusList",
    "task.flow",
    "task.list",
    "task.one",
    "task.content",
    "task.contentVersions",
    "task.log",
    "task.work",
    "task.statusAccounting",
    "system.priority",
    "system.columnTemplate",
    "bot.dialogs",
    "bot.updates",
    "bot.commands",
  ],
  writeMessages: [
    "message.sendText",
    "message.edit",
    "message.withdraw",
    "bot.react",
    "bot.setCommands",
    "bot.streamBegin",
    "bot.stream",
  ],
  writeTasks: [
    "task.add",
    "task.addSubtask",
    "task.edit",
    "task.move",
    "task.archive",
    "checkItem.add",
    "checkItem.edit",
    "checkItem.remove",
    "column.add",
    "column.edit",
    "tag.add",
    "tag.edit",
  ],
};

/**
 * The calls that the tokens of people alone can make: what they answer is more of a chat than a bot may see, which is what
 * calls it and what answers it.
 */
const CALLS_OF_PEOPLE: Readonly<Record<TokenScope, readonly string[]>> = {
  read: [
    "user.info",
    "task.files",
    "dialog.list",
    "dialog.one",
    "dialog.unread",
    "dialog.todo",
    "dialog.tops",
    "message.list",
    "message.latest",
    "message.search",
    "message.at",
    "message.readers",
  ],
  writeMessages: ["message.setEmoji", "message.read", "dialog.openUser"],
  writeTasks: ["task.openDialog", "task.remove"],
};

/** What a token may do. */
export interface TokenRights {
  readonly scopes: readonly TokenScope[];
  readonly isBot: boolean;
}

/** The scope that a call needs of a token; undefined where no token can make it. */
export function scopeOfCall(name: string, isBot: boolean): TokenScope | undefined {
  return TOKEN_SCOPES.find(
    (scope) =>
      CALLS_OF_ALL[scope].includes(name) || (!isBot && CALLS_OF_PEOPLE[scope].includes(name)),
  );
}

/** Whether a token may make a call: what no scope names is refused to all of them. */
export function mayByToken(name: string, { scopes, isBot }: TokenRights): boolean {
  const needed = scopeOfCall(name, isBot);
  return needed !== undefined && scopes.includes(needed);
}
