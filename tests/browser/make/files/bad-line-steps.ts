import { createHash } from "node:crypto";
import { until } from "../eventually.ts";
import type { LaidLine } from "../lay-line.ts";
import { type LocalRow, rows } from "../local-rows.ts";
import { killBrowser, openProfile, type Person } from "../open-browser.ts";
import type { App } from "../start-app.ts";
import { tokenOf } from "../whole-state.ts";

/** As long as a bad line holds, ms. */
const HOLDS = 3_000;

/** Lets go of all that is on a line every few seconds; answers what ends that. */
export function beginToDrop(line: LaidLine): () => void {
  const dropping = setInterval(() => void line.cut().then(async () => line.mend()), HOLDS);
  return () => clearInterval(dropping);
}

export async function uploadOf(person: Person, fileId: number): Promise<LocalRow | undefined> {
  return (await rows(person, "upload")).find((row) => row["fileId"] === fileId);
}

/** Bytes of which the person's browser knows that the server has them. */
export async function sentOf(person: Person, fileId: number): Promise<number> {
  return Number((await uploadOf(person, fileId))?.["sent"]);
}

/** The person's browser is killed, and opened again over the same bad line. */
export async function killAndOpen(person: Person, profile: string): Promise<Person> {
  await killBrowser(person);
  const back = await openProfile(profile, person.line);
  await until(async () => {
    // The line may be away just then.
    await back.page.goto("/manage/messenger").catch(() => undefined);
    return (await rows(back, "upload").catch(() => [])).length > 0;
  });
  return back;
}

/** MD5 of the content of a file as the server gives it. */
export async function md5OnServer(app: App, person: Person, fileId: number): Promise<string> {
  const token = await tokenOf(person);
  const response = await fetch(`${app.address}/files/${fileId}/whole`, { headers: { token } });
  const hash = createHash("md5");
  for await (const piece of response.body ?? []) hash.update(piece);
  return hash.digest("hex");
}
