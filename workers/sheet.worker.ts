import { expose } from "comlink";
import { readSheets } from "#client/data/papers/read-sheets.ts";

expose({ read: readSheets });
