/** Finds the Chromium the browser tests drive, or installs one where the system's package manager can. */
import { delimiter, join } from "node:path";
import process from "node:process";
import { installWithApt, isProgram } from "./install-with-apt.mjs";

const namesOnPath = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

function find() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [
    ...namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...usualPlaces,
  ];
  return candidates.find(isProgram);
}

/** The path of a Chromium; undefined, with the way out printed, where there is none to be had. */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    process.stderr.write(`CHROMIUM_PATH is ${wanted}, and there is no program there.\n`);
    return undefined;
  }
  if (!find()) await installWithApt("chromium", "Chromium for the browser tests");
  const found = find();
  if (!found) {
    process.stderr.write(
      "The browser tests need Chromium and none was found. Install it (Debian: apt-get install chromium)\n" +
        "or set CHROMIUM_PATH to a Chromium, Chrome or Edge.\n",
    );
  }
  return found;
}
