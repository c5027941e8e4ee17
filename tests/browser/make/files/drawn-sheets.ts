import type { PickedFile } from "../file-steps.ts";

/** A sheet of a drawn PDF: what its title block says, and where a wall stands, in points from the left. */
export interface DrawnSheet {
  readonly number: string;
  readonly wall: number;
  /** Points of its width; those of A3 where left out. */
  readonly wide?: number;
  /** What is written in the upper left. */
  readonly says?: string;
  /** Degrees by which it is shown turned, and how many points a unit of it is. */
  readonly turn?: 90 | 180 | 270;
  readonly unit?: number;
}

/** Points of an A3 sheet that lies. */
const WIDE = 1191;
const HIGH = 842;

/** A PDF of drawings with lines, a wall and a title block each; bookmarks say the titles. */
export function drawnSheets(name: string, sheets: readonly DrawnSheet[]): PickedFile {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  add("<< /Type /Catalog /Pages 2 0 R /Outlines 3 0 R >>");
  const pageAt = (index: number) => 5 + index * 3;
  const kids = sheets.map((_sheet, index) => `${pageAt(index)} 0 R`).join(" ");
  add(`<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`);
  const [first, last] = [pageAt(0) + 2, pageAt(sheets.length - 1) + 2];
  add(`<< /Type /Outlines /First ${first} 0 R /Last ${last} 0 R /Count ${sheets.length} >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  for (const [index, sheet] of sheets.entries()) {
    const { number, wall, wide = WIDE, says = "", turn = 0, unit = 1 } = sheet;
    const at = pageAt(index);
    const next = index < sheets.length - 1 ? `/Next ${at + 5} 0 R` : "";
    const before = index > 0 ? `/Prev ${at - 1} 0 R` : "";
    const grid = [1, 2, 3, 4, 5, 6].map((line) => `${line * 150} 60 m ${line * 150} 780 l S`);
    const content = [
      "1 w",
      ...grid,
      `8 w ${wall} 100 m ${wall} 700 l S`,
      `BT /F1 24 Tf 1000 40 Td (${number}) Tj ET`,
      `BT /F1 30 Tf 170 640 Td (${says}) Tj ET`,
    ].join("\n");
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${HIGH}] /Rotate ${turn} /UserUnit ${unit} /Contents ${at + 1} 0 R ` +
        "/Resources << /Font << /F1 4 0 R >> >> >>",
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    add(
      `<< /Title (${number} - Level ${index + 1}) /Parent 3 0 R /Dest [${at} 0 R /Fit] ${next} ${before} >>`,
    );
  }
  return { name, mimeType: "application/pdf", buffer: Buffer.from(fileOf(objects), "latin1") };
}

function fileOf(objects: readonly string[]): string {
  let text = "%PDF-1.4\n";
  const begins: number[] = [];
  for (const [index, body] of objects.entries()) {
    begins.push(text.length);
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = begins.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  return (
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  );
}
