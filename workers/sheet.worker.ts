import { expose } from "comlink";
import { readSheets } from "#client/data/papers/read-sheets.ts";
import { readOldSlides } from "#client/data/papers/read-old-slides.ts";
import { readOldWord } from "#client/data/papers/read-old-word.ts";
import { writeSheet } from "#client/data/papers/write-sheet.ts";

expose({ read: readSheets, readWord: readOldWord, readSlides: readOldSlides, write: writeSheet });
