import { Readable } from "node:stream";
import { Parser } from "htmlparser2";
import JSZip from "jszip";

/** Bytes that one package may unfold to: what is packed smaller is no paper. */
const UNFOLDED_MAX = 60 * 1024 ** 2;
const PARTS_MAX = 2_000;

/** Where the words of a kind of package stand: in which of its parts, and in which elements; any where left out. */
interface Place {
  readonly part: RegExp;
  readonly element?: string;
}

const office = (part: RegExp, element: string): Place => ({ part, element });
const open: Place = { part: /^content\.xml$/ };
const places: Readonly<Record<string, Place>> = {
  docx: office(/^word\/(?:document|header\d+|footer\d+|footnotes)\.xml$/, "w:t"),
  pptx: office(/^ppt\/(?:slides|notesSlides)\/[^/]+\.xml$/, "a:t"),
  xlsx: office(/^xl\/(?:sharedStrings|worksheets\/[^/]+)\.xml$/, "t"),
  odt: open,
  ods: open,
  odp: open,
};
/** After which the next word is another one. */
const PARTING: ReadonlySet<string> = new Set(["w:p", "w:tab", "w:br", "a:p", "si", "is"]);

/** What is written in a paper, a sheet or slides; "" in other packages. */
export async function textOfPackage(
  bytes: Uint8Array,
  ending: string,
  most: number,
): Promise<string> {
  const place = places[ending];
  if (!place) return "";
  const { files } = await JSZip.loadAsync(bytes);
  const parts = Object.values(files)
    .filter(({ name, dir }) => !dir && place.part.test(name))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }))
    .slice(0, PARTS_MAX);
  const words = new Words(place.element);
  for (const part of parts) {
    if (words.length >= most) break;
    await read(part, words, most);
  }
  return words.text;
}

/** Reads no further than what is wanted, or what a part may unfold to. */
async function read(part: JSZip.JSZipObject, words: Words, most: number): Promise<void> {
  // The library's streams are of an older kind.
  const stream: AsyncIterable<Uint8Array> = new Readable().wrap(part.nodeStream());
  const decoder = new TextDecoder();
  for await (const piece of stream) {
    words.unfolded += piece.length;
    words.read(decoder.decode(piece, { stream: true }));
    if (words.length >= most || words.unfolded > UNFOLDED_MAX) return;
  }
  words.endPart();
}

class Words {
  /** Bytes that came out of the package. */
  unfolded = 0;
  length = 0;
  readonly #element: string | undefined;
  readonly #pieces: string[] = [];
  #isInElement = false;
  #parser: Parser;

  constructor(element: string | undefined) {
    this.#element = element;
    this.#parser = this.#newParser();
  }

  get text(): string {
    return this.#pieces.join("");
  }

  read(markup: string): void {
    this.#parser.write(markup);
  }

  endPart(): void {
    this.#parser.end();
    this.#parser = this.#newParser();
    this.#add(" ");
  }

  #newParser(): Parser {
    return new Parser(
      {
        onopentag: (name) => {
          if (name === this.#element) this.#isInElement = true;
        },
        onclosetag: (name) => {
          if (name === this.#element) this.#isInElement = false;
          if (this.#element === undefined || PARTING.has(name)) this.#add(" ");
        },
        ontext: (text) => {
          if (this.#element === undefined || this.#isInElement) this.#add(text);
        },
      },
      { xmlMode: true },
    );
  }

  #add(piece: string): void {
    this.#pieces.push(piece);
    this.length += piece.length;
  }
}
