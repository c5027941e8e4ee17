import { scriptOf } from "#tests/make/files/script-of.ts";
import type { Person } from "../open-browser.ts";
import type { MadeFile, SendMadeFile } from "./picking-hands.ts";

/** Sends a made-up file to a chat as a screen does with one that was picked; ends when it stands there. */
export async function sendMadeFile(
  { page }: Pick<Person, "page">,
  dialogId: number,
  made: MadeFile,
): Promise<{ fileId: number; md5: string }> {
  await page.evaluate(await scriptOf("tests/browser/make/files/picking-hands.ts"));
  return page.evaluate(
    async ([dialog, file]) => {
      const databases = await indexedDB.databases();
      const found = databases.find(({ name }) => name?.startsWith("plumbline-"));
      const { sendMadeFile: send } = globalThis as unknown as { sendMadeFile: SendMadeFile };
      return send(found?.name ?? "", dialog, file);
    },
    [dialogId, made] as const,
  );
}
