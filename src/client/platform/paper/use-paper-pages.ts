import { useEffect } from "react";
import { MARGIN_MM, type PaperSize } from "./paper-size.ts";

/** Names of pages that lie and that stand, for the style `page` of what goes on them. */
export const LYING = "lying";
export const STANDING = "standing";

/** Has what is printed go on paper of a size for as long as it is shown; where the browser knows no pages by name, all of it stands. */
export function usePaperPages({ short, long }: PaperSize): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const stands = `size: ${short}mm ${long}mm; margin: ${MARGIN_MM}mm`;
    const lies = `size: ${long}mm ${short}mm; margin: ${MARGIN_MM}mm`;
    sheet.replaceSync(
      `@page { ${stands} } @page ${STANDING} { ${stands} } @page ${LYING} { ${lies} }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [short, long]);
}
