import type { ReactNode } from "react";
import classes from "./paper.module.css";
import { PaperFoot } from "./paper-foot.tsx";

interface PaperProps {
  /** Left out where the paper says it itself. */
  readonly title?: string;
  /** What is said of it in one line. */
  readonly about?: readonly string[];
  /** For everybody who comes by: it does not say who printed it. */
  readonly isPublic?: boolean;
  /** The name of the pages on which it goes, where not all are alike. */
  readonly page?: string;
  readonly children?: ReactNode;
}

/** One paper: what it is, what it says, and who printed it. Each begins on a sheet of its own. */
export function Paper({ title, about, isPublic = false, page, children }: PaperProps) {
  return (
    <article
      className={classes.paper}
      style={{ page }}
      data-paper
      lang={document.documentElement.lang}
    >
      {title && <h1 className={classes.title}>{title}</h1>}
      {about && <p className={classes.about}>{about.filter(Boolean).join(" · ")}</p>}
      {children}
      {!isPublic && <PaperFoot />}
    </article>
  );
}
