import sharp from "sharp";
import { callOf } from "#contract/command-calls.ts";
import type { Someone } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import { bringContent, hashOf } from "../uploads.ts";
import { done } from "../world.ts";

/** A plain picture that is red where it begins and blue where it ends, so many pixels wide and high. */
export async function drawnPicture(width: number, height: number, mark = 40): Promise<Buffer> {
  const corner = (background: string) =>
    sharp({ create: { width: mark, height: mark, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([
      { input: await corner("#ff0000"), left: 0, top: 0 },
      { input: await corner("#0000ff"), left: width - mark, top: height - mark },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A PDF of so many pages, red from the left as far as its number says in tenths, and so many bytes that nobody looks at. */
export function drawnPaper(pages: number, bytes: number, drawing?: string): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects: (string | Buffer)[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${bytes} >>\nstream\n`),
      Buffer.alloc(bytes, "x"),
      Buffer.from("\nendstream"),
    ]),
  ];
  for (let page = 1; page <= pages; page += 1) {
    const content = drawing ?? `1 0 0 rg 0 0 ${page * 100} 500 re f`;
    const at = objects.length + 1;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1000 500] /Contents ${at + 1} 0 R ` +
        "/Resources << /XObject << /Im 999 0 R >> >> >>",
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return paperOf(objects);
}

/** A PDF of objects, which have the numbers from 1; others with a number of their own may follow. */
export function paperOf(
  objects: readonly (string | Buffer)[],
  others: Readonly<Record<number, Buffer>> = {},
): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  let at = parts[0]?.length ?? 0;
  const begins: [number, number][] = [];
  const add = (number: number, body: string | Buffer) => {
    begins.push([number, at]);
    const part = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(body),
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(part);
    at += part.length;
  };
  for (const [index, body] of objects.entries()) add(index + 1, body);
  for (const [number, body] of Object.entries(others)) add(Number(number), body);
  const table = begins.map(
    ([number, begin]) => `${number} 1\n${String(begin).padStart(10, "0")} 00000 n \n`,
  );
  const size = Math.max(...begins.map(([number]) => number)) + 1;
  parts.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${table.join("")}` +
        `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Pages of a file in the register of a plan, as large as is said of them. */
export interface LargeSheet {
  readonly name: string;
  readonly bytes: Buffer;
  readonly pages: readonly number[];
  readonly width: number;
  readonly height: number;
}

let numbers = 0;

/** Brings sheets into the register of a plan, with their content; the id of the file. */
export async function bringSheets(
  server: TestServer,
  someone: Someone,
  planId: number,
  { name, bytes, pages, width, height }: LargeSheet,
): Promise<number> {
  const added = await done(server, someone, callOf("sheet.add"), {
    planId,
    name,
    size: bytes.length,
    md5: hashOf("md5", bytes),
    pages: pages.map((page) => {
      numbers += 1;
      const about = { title: "Site plan", discipline: "civil", code: "A", date: 0 } as const;
      return { number: `C-${numbers}`, ...about, page, width, height };
    }),
  });
  const fileId = added.revisions[0]?.fileId ?? 0;
  await bringContent(server, someone, fileId, bytes);
  return fileId;
}
