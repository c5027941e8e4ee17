/** Written by the build from the package that reads PDFs. */
declare module "virtual:pdf-files" {
  /** Address of the folder with what is asked for by name while a PDF is read; ends with a slash. */
  export const pdfFiles: string;
}
