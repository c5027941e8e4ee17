import { useState } from "react";
import type { Exhibit } from "./exhibit.ts";
import { addressOf, type GalleryPage, galleryPages } from "./exhibits.ts";
import classes from "./gallery.module.css";

const schemes = ["light", "dark"] as const;

/** All parts, each in light and dark side by side. */
export function Room({ exhibits }: { readonly exhibits: readonly Exhibit[] }) {
  return (
    <main className={classes.room}>
      <h1>Gallery</h1>
      <nav className={classes.parts} aria-label="Parts">
        {exhibits.map(({ part }) => (
          <a key={part} href={`#${part}`}>
            {part}
          </a>
        ))}
      </nav>
      {exhibits.map(({ part }) => (
        <section key={part} id={part}>
          <h2>{part}</h2>
          {galleryPages
            .filter((page) => page.part === part)
            .map((page) => (
              <div key={page.state ?? ""} className={classes.pair}>
                {schemes.map((scheme) => (
                  <Framed key={scheme} page={page} scheme={scheme} />
                ))}
              </div>
            ))}
        </section>
      ))}
    </main>
  );
}

interface FramedProps {
  readonly page: GalleryPage;
  readonly scheme: (typeof schemes)[number];
}

/** A page of its own, so that each scheme, and what lies over a page, has one. */
function Framed({ page, scheme }: FramedProps) {
  const [height, setHeight] = useState(320);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another page of our own
    <iframe
      title={`${page.part} ${page.state ?? ""} ${scheme}`}
      src={addressOf(page, scheme)}
      height={height}
      loading="lazy"
      onLoad={({ currentTarget }) => {
        const drawn = currentTarget.contentDocument?.querySelector("main");
        if (drawn && !page.over) setHeight(drawn.scrollHeight);
      }}
    />
  );
}
