/** Pictures that every browser draws; the others of presentations (emf, wmf, tiff) are left out. */
const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  bmp: "image/bmp",
  svg: "image/svg+xml",
};

/** What a picture is by its name; undefined for one that no browser draws. */
export function pictureTypeOf(name: string): string | undefined {
  return types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
}
