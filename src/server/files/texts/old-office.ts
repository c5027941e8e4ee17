/** What a document, a workbook or a presentation from before 2007 is called. */
const OLD_OFFICE = /^(?:doc|dot|xls|xlt|ppt|pps|pot)$/;
/** With what a compound file begins ([MS-CFB] 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether it may be a document, a workbook or a presentation from before 2007, by its name. */
export function isNamedOldOffice(ending: string): boolean {
  return OLD_OFFICE.test(ending);
}

/** Whether it is one by its first bytes as well: text and web pages are often named so. */
export function isCompound(head: Uint8Array): boolean {
  return COMPOUND.every((byte, place) => head[place] === byte);
}
