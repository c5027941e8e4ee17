/** Where this device stands, as far as it knows. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** Digits after the point that say where on a site: a good metre. */
const DIGITS = 5;

/** Asks the device where it stands, without a network too; undefined where it cannot or may not say. */
export function findPosition(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) =>
        resolve({
          longitude: Number(longitude.toFixed(DIGITS)),
          latitude: Number(latitude.toFixed(DIGITS)),
        }),
      () => resolve(undefined),
      { enableHighAccuracy: true },
    );
  });
}
