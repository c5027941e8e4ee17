import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  PDFWorker,
} from "pdfjs-dist";
// oxlint-disable-next-line import/default -- the build answers with the address of the file
import reader from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { pdfFiles } from "virtual:pdf-files";
import { fetchBlob } from "#client/data/papers/fetch-blob.ts";
import type { PaperProps } from "../paper/paper-props.ts";

/** From here on only those parts of a file are fetched that a page needs, bytes. */
const FETCHED_WHOLE = 4_000_000;
/** Bytes of one part: a page of a scan is some hundred of the library's own. */
const PART = 2 ** 18;
/** Pixels of a picture inside of a page; one with more is left out, because it would end the page's process. */
const PICTURE_MAX = 200_000_000;

GlobalWorkerOptions.workerSrc = reader;

/** The worker of the PDF that is opened next: it starts while that one is still looked for. */
let ready: PDFWorker | undefined = new PDFWorker();

/** A PDF that is being opened, until it is closed. */
interface OpenPdf {
  readonly task: PDFDocumentLoadingTask;
  close(): Promise<void>;
}

/** Begins to open a PDF, by parts where it is long. */
export async function openPdf({ address, size }: Omit<PaperProps, "name">): Promise<OpenPdf> {
  const worker = ready ?? new PDFWorker();
  ready = undefined;
  const inParts = size > FETCHED_WHOLE;
  const task = getDocument({
    worker,
    ...(address.startsWith("blob:") ? { range: await partsOf(address) } : { url: address }),
    disableStream: inParts,
    disableAutoFetch: inParts,
    rangeChunkSize: PART,
    maxImageSize: PICTURE_MAX,
    cMapUrl: `${pdfFiles}cmaps/`,
    standardFontDataUrl: `${pdfFiles}standard_fonts/`,
    // The page's policy runs no WebAssembly; the decoders there are scripts.
    useWasm: false,
    wasmUrl: `${pdfFiles}wasm/`,
    enableXfa: false,
    verbosity: 0,
  });
  const close = async () => {
    await task.destroy();
    worker.destroy();
  };
  return { task, close };
}

/** A blob is read by parts as well: all of it at once may be more than there is memory. */
async function partsOf(address: string): Promise<PDFDataRangeTransport> {
  return new BlobParts(await fetchBlob(address));
}

class BlobParts extends PDFDataRangeTransport {
  readonly #blob: Blob;

  constructor(blob: Blob) {
    super(blob.size, new Uint8Array());
    this.#blob = blob;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#send(begin, end);
  }

  async #send(begin: number, end: number): Promise<void> {
    this.onDataRange(begin, new Uint8Array(await this.#blob.slice(begin, end).arrayBuffer()));
  }
}
