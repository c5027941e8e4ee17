import { blank, type Box, boxesIn, nameIn, type Patch, readBytes } from "./boxes.ts";

/** What says where a film was taken, by itself or among other things: QuickTime's place, 3GPP's, and Adobe's words. */
const PLACES = new Set(["©xyz", "loci", "XMP_"]);
/** Boxes of a film in which such may lie. */
const PARTS = new Set(["trak", "udta", "mdia", "minf"]);
/** Adobe's words beside the film. */
const XMP = "be7acfcb97a942e89c71999491e3afac";
const XMP_ID_BYTES = 16;
/** How deep those boxes lie in each other at most. */
const DEPTH_MAX = 6;

/** What is to be overwritten in a film for it to say nothing of its place. Of `moov` heads are read, and what speaks of places. */
export async function placesInFilm(source: Blob): Promise<Patch[]> {
  const patches: Patch[] = [];
  for await (const box of boxesIn(source, 0, source.size)) {
    if (box.type === "moov") patches.push(...(await placesIn(source, box, 0)));
    else if (box.type === "uuid" && (await isXmp(source, box))) patches.push(blanked(box));
  }
  return patches;
}

async function placesIn(source: Blob, parent: Box, depth: number): Promise<Patch[]> {
  if (depth > DEPTH_MAX) return [];
  const patches: Patch[] = [];
  for await (const box of boxesIn(source, parent.body, parent.to)) {
    if (PLACES.has(box.type)) patches.push(...renamed(box), blanked(box));
    else if (box.type === "meta") patches.push(...(await placesInMeta(source, box)));
    else if (PARTS.has(box.type)) patches.push(...(await placesIn(source, box, depth + 1)));
  }
  return patches;
}

function blanked({ body, to }: Box): Patch {
  return blank(body, to);
}

/** A box that is passed over by everybody, as long as it was. */
function renamed({ from }: Box): Patch[] {
  return [{ at: from + 4, bytes: new TextEncoder().encode("free") }];
}

async function isXmp(source: Blob, { body, to }: Box): Promise<boolean> {
  if (to - body < XMP_ID_BYTES) return false;
  const id = new Uint8Array((await readBytes(source, body, body + XMP_ID_BYTES)).buffer);
  return [...id].map((byte) => byte.toString(16).padStart(2, "0")).join("") === XMP;
}

/** Values under names: `keys` has the names, `ilst` the values by their numbers, or by four letters. */
async function placesInMeta(source: Blob, meta: Box): Promise<Patch[]> {
  const body = await bodyOfMeta(source, meta);
  let named = new Set<number>();
  const patches: Patch[] = [];
  for await (const box of boxesIn(source, body, meta.to)) {
    if (box.type === "keys") named = placeKeys(await readBytes(source, box.body, box.to));
    if (box.type !== "ilst") continue;
    for await (const item of boxesIn(source, box.body, box.to)) {
      const number = new DataView(await source.slice(item.from + 4, item.from + 8).arrayBuffer());
      if (!named.has(number.getUint32(0)) && !PLACES.has(item.type)) continue;
      for await (const value of boxesIn(source, item.body, item.to))
        if (value.type === "data") patches.push(blank(value.body + VALUE_HEAD, value.to));
    }
  }
  return patches;
}

/** What a value is, and in which language. */
const VALUE_HEAD = 8;

/** QuickTime's has its boxes at once; that of others a version first. */
async function bodyOfMeta(source: Blob, { body, to }: Box): Promise<number> {
  if (to - body < 8) return to;
  return nameIn(await readBytes(source, body, body + 8), 4) === "hdlr" ? body : body + 4;
}

/** The numbers of the keys that name a place, such as `com.apple.quicktime.location.ISO6709`, counted from 1. */
function placeKeys(view: DataView<ArrayBuffer>): Set<number> {
  const numbers = new Set<number>();
  let at = 8;
  for (let number = 1; at + 8 <= view.byteLength; number += 1) {
    const size = view.getUint32(at);
    if (size < 8) break;
    const name = new Uint8Array(view.buffer, at + 8, Math.min(size, view.byteLength - at) - 8);
    if (/location|gps/i.test(String.fromCharCode(...name))) numbers.add(number);
    at += size;
  }
  return numbers;
}
