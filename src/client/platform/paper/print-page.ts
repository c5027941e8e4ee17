const SCHEME = "data-mantine-color-scheme";

/** Lets the person print what is on the screen, on paper that is light whatever the screen is. */
export function printPage(): void {
  const { documentElement: page } = document;
  const scheme = page.getAttribute(SCHEME);
  page.setAttribute(SCHEME, "light");
  window.print();
  if (scheme) page.setAttribute(SCHEME, scheme);
}
