import { searchMessages } from "#contract/calls/message-search.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { type Figure, median, percentile } from "../figure.ts";
import { typed } from "../measure-search.ts";
import { openCrew } from "./crew.ts";

const MESSAGES = 100_000;
const PEOPLE = 20;
const ROUNDS = 10;
/** The server answers one word or more. */
const questions = typed.filter((words) => words !== "");

/** What was said in a long chat, looked for on the server: in that chat, and everywhere. */
export async function measureMessageSearch(): Promise<Figure[]> {
  const { server, crew } = await openCrew({ people: PEOPLE, groups: 0, messages: MESSAGES });
  const token = crew.people[0]?.token ?? "";
  const ask = async (body: { key: string; dialogId?: number }) => {
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
    for (const key of questions) {
      inChat.push(await ask({ key, dialogId: crew.dialogId }));
      everywhere.push(await ask({ key }));
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
