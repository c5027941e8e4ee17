import { Suspense } from "react";
import type { Exhibit } from "./exhibit.ts";
import classes from "./gallery.module.css";

interface WallProps {
  readonly exhibit: Exhibit;
  /** Only this one. */
  readonly state: string | undefined;
}

/** One part in its states, in one scheme. */
export function Wall({ exhibit: { states }, state }: WallProps) {
  const shown = Object.entries(states).filter(([name]) => state === undefined || name === state);
  return (
    <main className={classes.wall}>
      {shown.map(([name, draw]) => (
        <section key={name} className={classes.state} aria-label={name}>
          <h2 className={classes.name}>{name}</h2>
          <Suspense>{draw()}</Suspense>
        </section>
      ))}
    </main>
  );
}
