import JSZip from "jszip";

/** A file of an archive. */
export interface PackedFile {
  /** Folders before the name, with slashes. */
  readonly path: string;
  readonly content: Blob | string;
}

/** Several files in one archive; what is packed already, as pictures are, is not packed again. */
export async function packFiles(files: readonly PackedFile[]): Promise<Blob> {
  const zip = new JSZip();
  for (const { path, content } of files) {
    const bytes = typeof content === "string" ? content : await content.arrayBuffer();
    zip.file(path, bytes, { compression: typeof content === "string" ? "DEFLATE" : "STORE" });
  }
  return zip.generateAsync({ type: "blob", mimeType: "application/zip" });
}
