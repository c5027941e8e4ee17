/** Written by the build from the package that reads PDFs. */
declare module "virtual:pdf-files" {
  export const pdfFiles: {
    /** Address of the package's folders, ends with a slash: what lies in no pack lies there by its name. */
    readonly folder: string;
    /** The packs of a folder, in the order of their files' names: name of the first file in it, and address. */
    readonly packs: Readonly<
      Record<string, readonly (readonly [first: string, address: string])[]>
    >;
  };
}
