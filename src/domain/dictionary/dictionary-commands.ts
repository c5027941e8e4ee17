import { addDictionary } from "./add-dictionary.ts";
import { addDictionaryEntry } from "./add-entry.ts";
import { editDictionary } from "./edit-dictionary.ts";
import { editDictionaryEntry } from "./edit-entry.ts";
import { removeDictionary } from "./remove-dictionary.ts";
import { removeDictionaryEntry } from "./remove-entry.ts";

/** What can be done to dictionaries and to what can be chosen by them. */
export const dictionaryCommands = [
  addDictionary,
  editDictionary,
  removeDictionary,
  addDictionaryEntry,
  editDictionaryEntry,
  removeDictionaryEntry,
] as const;
