import { expose } from "comlink";
import { packFiles } from "#client/data/papers/pack-files.ts";

const door = { pack: packFiles };

expose(door);
