import { success } from "#base/result.ts";
import {
  addBot,
  addToken,
  editBot,
  listBotCommands,
  listBots,
  listTokens,
  removeBot,
  removeToken,
  setBotCommands,
} from "#contract/calls/programs/bot.ts";
import { getBotUpdates, listBotDialogs, reactAsBot } from "#contract/calls/programs/bot-api.ts";
import * as api from "../people/bots/bot-api.ts";
import * as tokens from "../people/bots/access-tokens.ts";
import * as commands from "../people/bots/bot-commands.ts";
import * as bots from "../people/bots/bots.ts";
import type { App } from "../server.ts";
import { dialogsOfBot } from "../tables/lists/bot-news.ts";
import { bindMemberCall } from "./bind.ts";

/** Bots, and access tokens of bots and of people. */
export function bindBotCalls(app: App): void {
  bindMemberCall(app, listBots, async (_body, { server, session }) =>
    bots.listBots(server, session.userId),
  );

  bindMemberCall(app, addBot, async (body, { server, session, now }) =>
    bots.addBot(server, session.userId, body, now),
  );

  bindMemberCall(app, editBot, async (body, { server, session, now }) =>
    bots.editBot(server, session.userId, body, now),
  );

  bindMemberCall(app, removeBot, async ({ userId }, { server, session, now }) =>
    bots.removeBot(server, session.userId, userId, now),
  );

  bindMemberCall(app, listBotCommands, async (body, { server, session }) =>
    commands.listBotCommands(server, session, body),
  );

  bindMemberCall(app, setBotCommands, async (body, { server, session, now }) =>
    commands.setBotCommands(server, session, body, now),
  );

  bindMemberCall(app, listTokens, async (body, { server, session }) =>
    tokens.listTokens(server.database, session.userId, body),
  );

  bindMemberCall(app, addToken, async (body, { server, session, now }) =>
    tokens.addToken(server, session.userId, body, now),
  );

  bindMemberCall(app, removeToken, async ({ id }, { server, session, now }) =>
    tokens.removeToken(server.database, session.userId, id, now),
  );

  bindMemberCall(app, listBotDialogs, async (_body, { server, session }) =>
    success(await dialogsOfBot(server.database, session.userId)),
  );

  bindMemberCall(app, getBotUpdates, async (body, { server, session }) =>
    api.botUpdates(server, session, body),
  );

  bindMemberCall(app, reactAsBot, async (body, { server, session }) =>
    api.reactAsBot(server, session, body),
  );
}
