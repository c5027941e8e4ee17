/** Files that are pasted as such: not the picture of cells or words that spreadsheets and writers lay beside them. */
export function pastedFiles(pasted: Pick<DataTransfer, "files" | "getData">): readonly File[] {
  const files = [...pasted.files];
  const lines = pasted.getData("text/plain").split(/[\r\n]+/);
  // Where files were copied in a window of files, some systems say their names besides.
  const isName = (line: string) => files.some(({ name }) => line.endsWith(name));
  return lines.map((line) => line.trim()).every((line) => line === "" || isName(line)) ? files : [];
}
