import { chatFilters } from "#client/data/search/chat-search.ts";
import { SearchIndex } from "#client/data/search/search-index.ts";
import { searchMessages } from "#contract/calls/message-search.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { WINDOWED_ROWS_MAX } from "#domain/limits.ts";
import { type Figure, median, percentile } from "../figure.ts";
import { makeEntries, now, timeOf, typed } from "../measure-search.ts";
import { openCrew } from "./crew.ts";

const MESSAGES = 100_000;
const PEOPLE = 20;
const ROUNDS = 10;
/** Hits of a device at most, as the search of a chat asks for them. */
const TAKE = 200;
/** Without words all is looked for that fits the rest, on a device only. */
const questions = typed.filter((words) => words !== "");

/** What was said in a long chat, looked for on the server and in what a device keeps: in that chat, and everywhere. */
export async function measureMessageSearch(): Promise<Figure[]> {
  return [...(await measureOnServer()), ...measureOnDevice()];
}

async function measureOnServer(): Promise<Figure[]> {
  const { server, crew } = await openCrew({ people: PEOPLE, groups: 0, messages: MESSAGES });
  const ask = async (token: string, body: { key: string; dialogId?: number }) => {
    const started = performance.now();
    const response = await fetch(server.address + searchMessages.path, {
      method: "POST",
      headers: { "content-type": "application/json", [TOKEN_HEADER]: token },
      body: JSON.stringify(body),
    });
    const { code, msg } = (await response.json()) as { code: number; msg: string };
    if (code !== 200) throw new Error(`"${body.key}" was not looked for: ${code} ${msg}`);
    return performance.now() - started;
  };
  const inChat: number[] = [];
  const everywhere: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // One person asks no more in a minute than people type.
    const token = crew.people[round % PEOPLE]?.token ?? "";
    for (const key of questions) {
      inChat.push(await ask(token, { key, dialogId: crew.dialogId }));
      everywhere.push(await ask(token, { key }));
    }
  }
  await server.close();
  const name = `search in ${MESSAGES.toLocaleString("en")} messages on the server`;
  return [
    { name: `${name}, one chat: median`, value: median(inChat), unit: "ms" },
    { name: `${name}, one chat: p95`, value: percentile(inChat, 0.95), unit: "ms", budget: 150 },
    {
      name: `${name}, all chats: p95`,
      value: percentile(everywhere, 0.95),
      unit: "ms",
      budget: 150,
    },
  ];
}

/** As many messages as a device keeps, all of one chat, beside everything else that is found there. */
function measureOnDevice(): Figure[] {
  const index = new SearchIndex(1);
  for (const entry of makeEntries(1)) index.set(entry.kind, entry.id, entry);
  index.complete = true;
  const rest = { userId: undefined, kind: undefined, from: undefined, to: undefined };
  const times = Array.from({ length: ROUNDS }, () =>
    typed.map((words) => {
      const filters = chatFilters(1, { words, ...rest });
      return timeOf(() => index.search({ words, filters, take: TAKE, newest: true, now }));
    }),
  ).flat();
  const name = `search in ${WINDOWED_ROWS_MAX.toLocaleString("en")} messages that a device keeps`;
  return [
    { name: `${name}: median`, value: median(times), unit: "ms" },
    { name: `${name}: p95`, value: percentile(times, 0.95), unit: "ms", budget: 15 },
  ];
}
