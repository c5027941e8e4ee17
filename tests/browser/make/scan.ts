/** A PDF of scans, one a page: grey pictures without any packing, so many pixels high and wide. */
export function scanOf(pages: number, side: number): Uint8Array {
  const numbers = Array.from({ length: pages }, (_, page) => 3 + page * 3);
  const kids = numbers.map((number) => `${number} 0 R`).join(" ");
  const picture = Buffer.from(Uint8Array.from({ length: 251 }, (_, grey) => grey));
  const pixels = Buffer.alloc(side * side, picture);
  const draw = "600 0 0 1500 0 0 cm /Scan Do";
  return writePdf([
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    [`<< /Type /Pages /Count ${pages} /Kids [${kids}] /MediaBox [0 0 600 1500] >>`],
    ...numbers.flatMap((number) => [
      [
        `<< /Type /Page /Parent 2 0 R /Contents ${number + 2} 0 R`,
        ` /Resources << /XObject << /Scan ${number + 1} 0 R >> >> >>`,
      ],
      [
        `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side}`,
        ` /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${pixels.length} >>\nstream\n`,
        pixels,
        "\nendstream",
      ],
      [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    ]),
  ]);
}

/** A PDF of its objects, the first of which is its catalogue. */
function writePdf(objects: readonly (readonly (string | Buffer)[])[]): Uint8Array {
  const parts: Buffer[] = [];
  let length = 0;
  const write = (...pieces: readonly (string | Buffer)[]) => {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      parts.push(bytes);
      length += bytes.length;
    }
  };
  write("%PDF-1.4\n");
  const places = objects.map((pieces, index) => {
    const place = length;
    write(`${index + 1} 0 obj\n`, ...pieces, "\nendobj\n");
    return place;
  });
  const table = length;
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`, ...entries);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}
