/** Millimetres of the sides of paper. */
export interface PaperSize {
  readonly short: number;
  readonly long: number;
}

/** Paper that printers and plotters of site offices take. */
export const PAPERS = ["A4", "A3", "A2", "A1", "A0"] as const;
export type PaperName = (typeof PAPERS)[number];

export const paperSizes: Readonly<Record<PaperName, PaperSize>> = {
  A4: { short: 210, long: 297 },
  A3: { short: 297, long: 420 },
  A2: { short: 420, long: 594 },
  A1: { short: 594, long: 841 },
  A0: { short: 841, long: 1_189 },
};

/** Millimetres around what is printed, and of the words above a drawing. */
export const MARGIN_MM = 15;
const HEAD_MM = 30;
/** What printers print, in dots for an inch. */
const DPI = 300;
const MM_PER_INCH = 25.4;

/** How wide a drawing is on a page that lies as it does, with its name above it, in millimetres and in dots of a printer. */
export function drawingOnPaper(
  { short, long }: PaperSize,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly lies: boolean; readonly widthMm: number; readonly dots: number } {
  const lies = width >= height;
  const wide = (lies ? long : short) - 2 * MARGIN_MM;
  const high = (lies ? short : long) - 2 * MARGIN_MM - HEAD_MM;
  const widthMm = Math.min(wide, (high * width) / height);
  return { lies, widthMm, dots: Math.round((widthMm / MM_PER_INCH) * DPI) };
}
