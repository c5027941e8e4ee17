/** The language whose words a file of the app holds; undefined where it is for everybody. */
export function languageOfAsset(path: string): string | undefined {
  return /\/locale-([A-Za-z]+(?:-[A-Z]{2,4}|-[A-Z][a-z]{3})?)-[^/]*$/.exec(path)?.[1];
}
