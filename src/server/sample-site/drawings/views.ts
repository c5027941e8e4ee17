import { cornersOf, type Pen, SHEET } from "./pen.ts";

/** The piers and abutments from above, with their axes. */
export function bridgeFromAbove(pen: Pen): void {
  northAt(pen, 2_214, 160);
  const middle = 800;
  const axes = [260, 640, 1_040, 1_440, 1_840, 2_120];
  pen.line("axis", [120, middle], [2_264, middle]);
  for (const [index, x] of axes.entries()) {
    const end = { 0: "A", [axes.length - 1]: "B" }[index];
    pen.line("axis", [x, 380], [x, 1_220]);
    pen.mark(end ?? `P${index}`, [x, 352]);
    if (end) {
      pen.cut(...cornersOf([x - 30, middle - 170], 60, 340));
      continue;
    }
    pen.box("hidden", [x - 110, middle - 190], 220, 380);
    pen.cut(...cornersOf([x - 38, middle - 120], 76, 240));
    for (const across of [-140, 0, 140])
      for (const along of [-66, 66]) pen.circle("hidden", [x + along, middle + across], 34);
    for (const across of [-70, 70]) pen.box("thin", [x - 22, middle + across - 16], 44, 32);
  }
  for (const edge of [-136, 136]) pen.line("edge", [230, middle + edge], [2_150, middle + edge]);
  for (const edge of [-118, 118]) pen.line("thin", [230, middle + edge], [2_150, middle + edge]);
  for (const [index, x] of axes.slice(1).entries())
    pen.measure([axes[index] ?? 0, 1_180], [x, 1_180], index === 4 ? "28.00" : "40.00");
  pen.measure([260, 1_270], [2_120, 1_270], "188.00");
  pen.measure([190, middle - 136], [190, middle + 136], "13.60");
}

/** The pier P3 as it stands: piles, cap, shaft, head and bearings, with heights. */
export function pierUpright(pen: Pen): void {
  const x = 1_000;
  pen.line("axis", [x, 150], [x, 1_520]);
  pen.mark("P3", [x, 122]);
  pen.line("hidden", [250, 900], [1_760, 900]);
  for (const along of [-360, -120, 120, 360]) {
    pen.box("edge", [x + along - 44, 1_120], 88, 380);
    pen.line("thin", [x + along - 24, 1_040], [x + along - 24, 1_480]);
    pen.line("thin", [x + along + 24, 1_040], [x + along + 24, 1_480]);
  }
  pen.cut(...cornersOf([x - 470, 980], 940, 140));
  pen.cut(...cornersOf([x - 130, 470], 260, 510));
  for (let level = 500; level < 970; level += 26)
    pen.line("thin", [x - 112, level], [x + 112, level]);
  for (const along of [-112, -56, 0, 56, 112])
    pen.line("thin", [x + along, 470], [x + along, 1_100]);
  pen.cut(
    [x - 380, 330],
    [x + 380, 330],
    [x + 380, 410],
    [x + 130, 470],
    [x - 130, 470],
    [x - 380, 410],
  );
  for (const along of [-250, 250]) pen.box("edge", [x + along - 40, 296], 80, 34);
  for (const [level, figure] of [
    [296, "+12.40"],
    [470, "+10.05"],
    [900, "±0.00"],
    [980, "-1.20"],
    [1_120, "-3.20"],
    [1_500, "-24.50"],
  ] as const) {
    pen.line("thin", [1_560, level], [1_760, level]);
    pen.line("edge", [1_580, level - 22], [1_600, level], [1_620, level - 22], [1_580, level - 22]);
    pen.write(figure, [1_640, level - 20], 26, "left");
  }
  pen.measure([x - 470, 1_560], [x + 470, 1_560], "9.40");
  pen.measure([x - 130, 250], [x + 130, 250], "2.60");
  for (const [index, bars] of ["26 Ø28", "Ø12/150", "14 Ø32", "Ø16/200"].entries()) {
    pen.mark(String(index + 1), [1_900, 420 + index * 70]);
    pen.write(bars, [1_950, 420 + index * 70], 28, "left");
  }
}

/** The site from above: quay, access road from gate 2, laying area and the reach of the crane. */
export function siteFromAbove(pen: Pen): void {
  northAt(pen, 2_214, 160);
  pen.line("edge", [140, 1_180], [900, 1_180], [980, 1_100], [1_500, 1_100], [1_580, 1_180]);
  pen.line("edge", [1_580, 1_180], [2_244, 1_180]);
  for (let wave = 0; wave < 5; wave += 1)
    pen.line("hidden", [180, 1_240 + wave * 54], [2_200, 1_240 + wave * 54]);
  pen.line("edge", [140, 330], [760, 330], [1_000, 520], [1_000, 780], [1_700, 780]);
  pen.line("edge", [140, 392], [736, 392], [938, 552], [938, 842], [1_700, 842]);
  for (const x of [330, 560, 1_200, 1_440]) {
    pen.box("thin", [x - 16, x < 900 ? 400 : 852], 32, 32);
    pen.line("thin", [x - 16, x < 900 ? 400 : 852], [x + 16, x < 900 ? 432 : 884]);
  }
  pen.mark("G2", [170, 270]);
  pen.box("edge", [1_240, 360], 620, 300);
  pen.line("thin", [1_240, 360], [1_860, 660]);
  pen.line("thin", [1_860, 360], [1_240, 660]);
  pen.measure([1_240, 320], [1_860, 320], "62.00");
  pen.measure([1_990, 360], [1_990, 660], "30.00");
  pen.circle("edge", [1_560, 960], 30);
  pen.line("thin", [1_500, 960], [1_620, 960]);
  pen.line("thin", [1_560, 900], [1_560, 1_020]);
  pen.circle("hidden", [1_560, 960], 460);
  pen.mark("TC1", [1_640, 1_040]);
  pen.measure([1_560, 960], [2_020, 960], "R 45.00");
  for (const x of [1_180, 1_300]) pen.cut(...cornersOf([x, 1_000], 76, 300));
  for (const [name, x, y] of [
    ["112", 420, 760],
    ["115", 2_120, 620],
  ] as const) {
    pen.line("edge", [x - 22, y + 18], [x, y - 22], [x + 22, y + 18], [x - 22, y + 18]);
    pen.write(name, [x + 52, y]);
  }
}

/** The frame of a sheet with its number, revision and scale. */
export function frameOf(pen: Pen, words: { number: string; code: string; scale: string }): void {
  pen.box("edge", [50, 50], SHEET.width - 100, SHEET.height - 100);
  const [x, y] = [SHEET.width - 470, SHEET.height - 200];
  pen.box("edge", [x, y], 420, 150);
  pen.line("thin", [x, y + 90], [x + 420, y + 90]);
  pen.line("thin", [x + 280, y], [x + 280, y + 150]);
  pen.write(words.number, [x + 140, y + 46], 52);
  pen.write(words.code, [x + 350, y + 46], 52);
  pen.write(words.scale, [x + 140, y + 121], 26);
  pen.write("A1", [x + 350, y + 121], 26);
}

function northAt(pen: Pen, x: number, y: number): void {
  pen.circle("thin", [x, y + 40], 56);
  pen.line("edge", [x - 22, y + 70], [x, y - 10], [x + 22, y + 70]);
  pen.write("N", [x, y - 36], 30);
}
