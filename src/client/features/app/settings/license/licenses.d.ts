/** Written at build time by `scripts/vite/licenses.ts` from what is installed. */
declare module "virtual:licenses" {
  export const licenses: {
    /** The product's own licence. */
    readonly own: string;
    readonly packages: readonly {
      readonly name: string;
      readonly version: string;
      /** Short name: "MIT". */
      readonly license: string;
      /** Place in `texts`; an empty text where the package brings none. */
      readonly text: number;
    }[];
    readonly texts: readonly string[];
  };
}
