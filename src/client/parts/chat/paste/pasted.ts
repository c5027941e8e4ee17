import { markdownOfHtml, saysWords } from "./markdown-of-html.ts";

interface Pasted {
  /** Files to be sent. */
  readonly files: readonly File[];
  /** Words to be put in; nothing where the browser puts them in itself. */
  readonly words: string | undefined;
}

/** What somebody pastes: cells and letters come as words, also where a picture of them lies beside. */
export function pastedOf(data: Pick<DataTransfer, "files" | "getData">): Pasted {
  const files = [...data.files];
  const html = data.getData("text/html");
  const text = data.getData("text/plain");
  const arePictures = files.every(({ type }) => type.startsWith("image/"));
  const areWords = text.trim() !== "" && html !== "" && saysWords(html);
  if (files.length > 0 && !(arePictures && areWords)) return { files, words: undefined };
  const formatted = html === "" ? undefined : markdownOfHtml(html);
  return { files: [], words: formatted ?? (files.length > 0 ? text : undefined) };
}
