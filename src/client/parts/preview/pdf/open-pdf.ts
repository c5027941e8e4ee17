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
import { fetchPart, type ReadPart } from "#client/data/calls/fetch-part.ts";
import { whenOnline } from "#client/platform/online-signal.ts";
import type { PaperProps } from "../paper/paper-props.ts";
import { PackedData } from "./packed-data.ts";
import { RepeatedParts } from "./repeated-parts.ts";

/** From here on only those parts of a file are fetched that a page needs, bytes. */
const FETCHED_WHOLE = 4_000_000;
/** Bytes of one part: a page of a scan is some hundred of the library's own. */
const PART = 2 ** 18;
/** Pixels of a picture inside of a page; one with more is left out, because it would end the page's process. */
const PICTURE_MAX = 200_000_000;

GlobalWorkerOptions.workerSrc = reader;

/** The worker of the PDF that is opened next: it starts while that one is still looked for. */
let ready: PDFWorker | undefined = new PDFWorker();

type PdfFile = Omit<PaperProps, "name">;

/** A PDF that is being opened, until it is closed. */
interface OpenPdf {
  readonly task: PDFDocumentLoadingTask;
  /** Asks once more for the parts that did not come. */
  again(): void;
  close(): Promise<void>;
}

/** Begins to open a PDF, by parts where it is long; told is that parts do not come, and that they are asked for anew. */
export async function openPdf(
  file: PdfFile,
  onMissing: (isMissing: boolean) => void,
): Promise<OpenPdf> {
  const worker = ready ?? new PDFWorker();
  ready = undefined;
  const inParts = file.size > FETCHED_WHOLE;
  const range = await partsOf(file, onMissing);
  const task = getDocument({
    worker,
    ...(range ? { range } : { url: file.address }),
    disableStream: inParts,
    disableAutoFetch: inParts,
    rangeChunkSize: PART,
    maxImageSize: PICTURE_MAX,
    BinaryDataFactory: PackedData,
    useWorkerFetch: false,
    // The page's policy runs no WebAssembly; the decoders there are scripts.
    useWasm: false,
    wasmUrl: `${pdfFiles.folder}wasm/`,
    enableXfa: false,
    verbosity: 0,
  });
  const close = async () => {
    range?.abort();
    await task.destroy();
    worker.destroy();
  };
  return { task, again: () => range?.again(), close };
}

/** A blob is read by parts as well: all of it at once may be more than there is memory. */
async function partsOf(
  { address, size, read }: PdfFile,
  onMissing: (isMissing: boolean) => void,
): Promise<Parts | undefined> {
  if (address.startsWith("blob:")) {
    const blob = await fetchBlob(address);
    return new Parts(blob.size, async ({ from, end }) => blob.slice(from, end), onMissing);
  }
  if (size <= FETCHED_WHOLE) return undefined;
  const byAddress: ReadPart = async (part, signal) => fetchPart(address, part, { signal });
  return new Parts(size, read ?? byAddress, onMissing);
}

class Parts extends PDFDataRangeTransport {
  readonly #parts: RepeatedParts;

  constructor(size: number, read: ReadPart, onMissing: (isMissing: boolean) => void) {
    super(size, new Uint8Array());
    const deliver = (from: number, bytes: Uint8Array) => this.onDataRange(from, bytes);
    this.#parts = new RepeatedParts({ read, deliver, onMissing, whenOnline });
  }

  again(): void {
    this.#parts.again();
  }

  override requestDataRange(from: number, end: number): void {
    void this.#parts.ask({ from, end });
  }

  override abort(): void {
    this.#parts.stop();
  }
}
