import { expect, test } from "vitest";
import { decodeBoardFile } from "./decode-board-file.ts";

function decode(...parts: readonly (string | readonly number[])[]) {
  const bytes = parts.flatMap((part) =>
    typeof part === "string" ? [...new TextEncoder().encode(part)] : part,
  );
  return decodeBoardFile(new Uint8Array(bytes).buffer);
}

const utf16 = (text: string) =>
  Array.from(text, (sign) => sign.charCodeAt(0)).flatMap((code) => [code % 256, code >> 8]);

test("a file is read as it says, or as what it can only be", () => {
  expect(decode([0xef, 0xbb, 0xbf], '{"name":"Tür"}')).toMatchObject({ value: '{"name":"Tür"}' });
  expect(decode([0xff, 0xfe], utf16("<Project/>"))).toMatchObject({ value: "<Project/>" });
  const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><a>';
  expect(decode(declared, [0xfc], "</a>")).toMatchObject({ value: `${declared}ü</a>` });
  expect(decode('{"name":"T', [0xc3])).toMatchObject({ value: '{"name":"T' });
});

test("a table without a mark is read in the way in which its headings are words", () => {
  const german = decode("Titel;Priorit", [0xe4], "t\nT", [0xfc], "r;1\n");
  expect(german).toMatchObject({ value: "Titel;Priorität\nTür;1\n" });
  // 任务,状态
  const chinese = decode([0xc8, 0xce, 0xce, 0xf1], ",", [0xd7, 0xb4, 0xcc, 0xac], "\n1,2\n");
  expect(chinese).toMatchObject({ value: "任务,状态\n1,2\n" });
});

test("what is no text, or written otherwise than it says, is told", () => {
  expect(decode([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])).toMatchObject({
    error: { code: "import/not-text" },
  });
  for (const encoding of ["utf-8", "klingon"])
    expect(decode(`<?xml version="1.0" encoding="${encoding}"?><a>`, [0xfc], "</a>")).toEqual({
      ok: false,
      error: { code: "import/wrong-encoding", data: { encoding } },
    });
});
