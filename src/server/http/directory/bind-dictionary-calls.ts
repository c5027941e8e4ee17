import { success } from "#base/result.ts";
import {
  listAllDictionaries,
  listDictionaryTypes,
  selectDictionaryData,
} from "#contract/calls/dictionary.ts";
import {
  allDictionaries,
  dictionaryData,
  dictionaryTypes,
} from "../../queries/directory/dictionary.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";

/** The dictionaries as clients of `/erp-api` ask for them; everybody fills in forms by them. */
export function bindDictionaryCalls(app: App): void {
  bindMemberCall(app, listDictionaryTypes, async (_body, { server }) =>
    success(await dictionaryTypes(server.database)),
  );
  bindMemberCall(app, listAllDictionaries, async (_body, { server }) =>
    success(await allDictionaries(server.database)),
  );
  bindMemberCall(app, selectDictionaryData, async ({ dictionary }, { server }) =>
    success(await dictionaryData(server.database, dictionary)),
  );
}
