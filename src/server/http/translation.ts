import { translateText } from "#contract/calls/programs/translation.ts";
import type { App } from "../server.ts";
import { askTranslator } from "../translation/ask-translator.ts";
import { bindMemberCall } from "./bind.ts";

export function bindTranslationCalls(app: App): void {
  bindMemberCall(app, translateText, async ({ text, language }, { server }) =>
    askTranslator(server, text, language),
  );
}
