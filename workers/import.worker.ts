import { expose } from "comlink";
import { importDoor } from "#client/data/imports/import-door.ts";

expose(importDoor);
