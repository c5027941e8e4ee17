import type { OpenSource, SourceAddress } from "./sheet-source.ts";

/** Opens what a sheet is drawn from; what reads PDFs comes with the first of them. */
export async function openSource(from: SourceAddress): Promise<OpenSource> {
  if (from.ext !== "pdf") return (await import("./picture-source.ts")).openPicture(from.address);
  return (await import("./pdf-source.ts")).openPdfPage(from);
}
