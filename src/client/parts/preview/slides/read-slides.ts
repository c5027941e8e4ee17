import { failure, type Result, success } from "#base/result.ts";
import { type Archive, openArchive } from "#client/data/papers/archive.ts";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import { pictureTypeOf } from "./picture-type.ts";
import { readPackage, relationsOf } from "./relations.ts";

/** Bytes of a presentation that is fetched, and that it may unpack to: most of it are pictures, packed already. */
export const SLIDES_MAX = 100_000_000;
const UNPACKED_MAX = 200_000_000;

/** What stands on a slide, one below the other. */
export type SlidePart =
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "words"; readonly lines: readonly SlideLine[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "picture"; readonly picture: Blob; readonly words: string };

/** A line of words, and how far it stands in. */
export interface SlideLine {
  readonly text: string;
  readonly level: number;
}

export type Slide = readonly SlidePart[];

/** Reads the words, tables and pictures of a presentation (pptx), slide by slide in its order. */
export async function readSlides(
  content: Uint8Array,
): Promise<Result<readonly Slide[], PaperProblem>> {
  const opened = await openArchive(content, UNPACKED_MAX);
  if (!opened.ok) return opened;
  const archive = opened.value;
  const main = "ppt/presentation.xml";
  const presentation = await readPackage(archive, main);
  if (!presentation) return failure("broken");
  const relations = await relationsOf(archive, main);
  const slides: Slide[] = [];
  for (const entry of named(presentation, "sldId")) {
    const place = relations.get(relationOf(entry, "id"));
    const slide = place ? await readPackage(archive, place) : undefined;
    if (place && slide) slides.push(await readSlide(archive, place, slide));
  }
  return success(slides);
}

async function readSlide(archive: Archive, place: string, slide: Document): Promise<Slide> {
  const relations = await relationsOf(archive, place);
  const parts: SlidePart[] = [];
  for (const element of slide.getElementsByTagName("*")) {
    const part =
      element.localName === "pic"
        ? await readPicture(archive, element, relations)
        : readWords(element);
    if (part) parts.push(part);
  }
  return parts;
}

function readWords(element: Element): SlidePart | undefined {
  if (element.localName === "tbl") {
    const rows = named(element, "tr").map((row) =>
      named(row, "tc").map((cell) =>
        linesOf(cell)
          .map(({ text }) => text)
          .join("\n"),
      ),
    );
    return { kind: "table", rows };
  }
  if (element.localName !== "sp") return undefined;
  const lines = linesOf(element);
  if (lines.length === 0) return undefined;
  const [placeholder] = named(element, "ph");
  return /^(title|ctrTitle)$/.test(placeholder?.getAttribute("type") ?? "")
    ? { kind: "title", text: lines.map(({ text }) => text).join(" ") }
    : { kind: "words", lines };
}

function linesOf(element: Element): SlideLine[] {
  return named(element, "p").flatMap((paragraph) => {
    const text = [...paragraph.getElementsByTagName("*")]
      .map(({ localName, textContent }) => (localName === "t" ? textContent : breakOf(localName)))
      .join("");
    const [look] = named(paragraph, "pPr");
    return text.trim() === "" ? [] : [{ text, level: Number(look?.getAttribute("lvl") ?? 0) }];
  });
}

const breakOf = (name: string) => (name === "br" ? "\n" : "");

async function readPicture(
  archive: Archive,
  element: Element,
  relations: ReadonlyMap<string, string>,
): Promise<SlidePart | undefined> {
  const [blip] = named(element, "blip");
  const place = blip && relations.get(relationOf(blip, "embed"));
  const type = place && pictureTypeOf(place);
  const bytes = type && (await archive.bytes(place));
  if (!bytes) return undefined;
  const words = named(element, "cNvPr")[0]?.getAttribute("descr") ?? "";
  return { kind: "picture", picture: new Blob([bytes], { type }), words };
}

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const relationOf = (element: Element, name: string) =>
  element.getAttributeNS(RELATIONS, name) ?? "";

/** Elements below another one by their name, whatever the prefix. */
function named(within: Element | Document, name: string): Element[] {
  return [...within.getElementsByTagNameNS("*", name)];
}
