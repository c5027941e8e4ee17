/**
 * Why a file cannot be imported. `data` holds what the message needs:
 * - `too-large`: size, limit (bytes)
 * - `not-json`, `truncated`: line, column (both from 1)
 * - `not-a-board`: missing (names of the absent parts, joined by ", ")
 * - `wrong-value`: path (such as `cards[3].name`)
 * - `empty-board`: name
 * - `wrong-encoding`: encoding (as the file names it)
 * - `not-xml`, `xml-declarations`, `too-deep`: line (from 1)
 */
export type ImportRefusal = {
  code: ImportRefusalCode;
  data: Readonly<Record<string, string | number>>;
};

export type ImportRefusalCode =
  | "import/empty"
  | "import/too-large"
  | "import/not-text"
  | "import/wrong-encoding"
  | "import/not-json"
  | "import/truncated"
  | "import/not-a-board"
  | "import/wrong-value"
  | "import/empty-board"
  | "import/not-xml"
  | "import/xml-declarations"
  | "import/too-deep";

export function importRefusal(
  code: ImportRefusalCode,
  data: ImportRefusal["data"] = {},
): ImportRefusal {
  return { code, data };
}
