import { expect, test } from "vitest";
import { VisitPackPlaces } from "./visit-pack-places.ts";

const network = "198.51.100.9";

function take(places: VisitPackPlaces, linkId: number, from = network) {
  const place = places.take({ linkId, network: from });
  if (!place.ok) throw new Error(place.error.reason);
  return place.value;
}

test("from one address two are read by a link, and six by however many", () => {
  const places = new VisitPackPlaces();
  take(places, 1);
  take(places, 1);
  expect(places.take({ linkId: 1, network })).toMatchObject({ error: { data: { count: 2 } } });
  for (const linkId of [2, 2, 3, 3]) take(places, linkId);
  expect(places.take({ linkId: 4, network })).toMatchObject({ error: { data: { count: 6 } } });
  take(places, 4, "203.0.113.9");
});

test("both places are given back together, once, and one that is refused keeps none", () => {
  const places = new VisitPackPlaces();
  const [leave] = [1, 1, 2, 2, 3, 3].map((linkId) => take(places, linkId));
  for (const _time of [1, 2, 3]) expect(places.take({ linkId: 4, network }).ok).toBe(false);
  leave?.();
  leave?.();
  take(places, 4);
  expect(places.take({ linkId: 4, network })).toMatchObject({ error: { data: { count: 6 } } });
});
