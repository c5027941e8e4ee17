import type { Archive } from "#client/data/papers/archive.ts";

/** A part of a packed document as XML; undefined where it is not there, or is none. */
export async function readPackage(archive: Archive, place: string): Promise<Document | undefined> {
  const text = await archive.text(place);
  if (text === undefined) return undefined;
  const parsed = new DOMParser().parseFromString(text, "application/xml");
  return parsed.querySelector("parsererror") ? undefined : parsed;
}

/** What a part refers to within its document: places by the ids it uses for them. */
export async function relationsOf(
  archive: Archive,
  place: string,
): Promise<ReadonlyMap<string, string>> {
  const cut = place.lastIndexOf("/") + 1;
  const listed = await readPackage(archive, `${place.slice(0, cut)}_rels/${place.slice(cut)}.rels`);
  const entries = [...(listed?.getElementsByTagNameNS("*", "Relationship") ?? [])].filter(
    (entry) => entry.getAttribute("TargetMode") !== "External",
  );
  return new Map(
    entries.map((entry) => [
      entry.getAttribute("Id") ?? "",
      placeFrom(place, entry.getAttribute("Target") ?? ""),
    ]),
  );
}

/** A place as another one names it: from the root, or from where that one lies. */
export function placeFrom(place: string, target: string): string {
  return decodeURIComponent(new URL(target, `http://document/${place}`).pathname.slice(1));
}
