import { splitBundle } from "#base/asset-bundle.ts";
import { fetchAsset } from "#client/data/papers/fetch-asset.ts";
import { pdfFiles } from "virtual:pdf-files";

/** What the reader of PDFs calls what it asks for, and the folder in which that lies. */
const folders: Readonly<Record<string, string>> = {
  cMapUrl: "cmaps",
  standardFontDataUrl: "standard_fonts",
};

/**
 * Gives the reader of PDFs its tables of characters and fonts. They come in packs: by themselves they are 182 files,
 * each of which a browser has to fetch and keep before it has a network no more.
 */
export class PackedData {
  /** Answers a file by its name; a file that cannot be had rejects, and the reader draws without it. */
  async fetch({
    kind,
    filename,
  }: {
    readonly kind: string;
    readonly filename: string;
  }): Promise<Uint8Array> {
    const folder = folders[kind];
    if (folder === undefined) throw new Error(`Nothing is kept for ${kind}`);
    const pack = pdfFiles.packs[folder]?.findLast(([first]) => first <= filename);
    if (!pack) return fetchAsset(`${pdfFiles.folder}${folder}/${filename}`);
    const found = splitBundle(await fetchAsset(pack[1])).find(({ path }) => path === filename);
    if (!found) throw new Error(`${filename} lies in no pack`);
    // A copy: what is handed to another thread takes its buffer along, which would be the whole pack.
    return found.content.slice();
  }
}
