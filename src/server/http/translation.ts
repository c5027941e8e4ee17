import { translateText } from "#contract/calls/programs/translation.ts";
import type { App } from "../server.ts";
import { translateFor } from "../translation/translate-for.ts";
import { bindMemberCall } from "./bind.ts";

export function bindTranslationCalls(app: App): void {
  bindMemberCall(app, translateText, async ({ text, language }, { server, session, now }) =>
    translateFor(server, session.userId, { words: text, language }, now),
  );
}
