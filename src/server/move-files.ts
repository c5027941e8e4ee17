import { join } from "node:path";
import { moveContents } from "./files/store/move-contents.ts";
import { openPlaces } from "./files/store/open-store.ts";
import { readSettings } from "./settings.ts";

/** `npm run move-files`: takes contents to where new ones go, while servers with the same settings run. */
const settings = readSettings(process.env);
const { from, to } = await openPlaces(join(settings.dataDir, "files"), settings);
const say = (words: string) => process.stdout.write(`${words}\n`);
if (!from) throw new Error("There is nowhere to move to: S3_ENDPOINT is not set.");
say(
  `Moving contents to the ${settings.filesIn === "folder" ? "folder" : "S3"}. Stop and begin again as you like.`,
);
const { moved, there, damaged } = await moveContents({ from, to }, say);
say(`${moved} moved, ${there} were there already, ${damaged} damaged ones stay.`);
process.exitCode = damaged === 0 ? 0 : 1;
