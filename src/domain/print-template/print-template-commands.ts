import { addPrintTemplate } from "./add-print-template.ts";
import { editPrintTemplate } from "./edit-print-template.ts";
import { removePrintTemplate } from "./remove-print-template.ts";

/** What can be done to the ways in which records are printed. */
export const printTemplateCommands = [
  addPrintTemplate,
  editPrintTemplate,
  removePrintTemplate,
] as const;
