import { expose } from "comlink";
import { readSheets } from "#client/data/papers/read-sheets.ts";
import { writeSheet } from "#client/data/papers/write-sheet.ts";

expose({ read: readSheets, write: writeSheet });
