import { useRouter } from "@tanstack/react-router";
import { Fragment, useEffect, useMemo, useRef } from "react";
import { useThings } from "#client/live/chat/use-things.ts";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import { signOf, splitThings, thingToken } from "#domain/message/things/thing-mention.ts";
import { MarkdownText } from "../markdown-text.tsx";
import { PlainText } from "../plain-text.tsx";
import { thingMarks } from "./thing-marks.ts";
import classes from "../chat.module.css";

interface TextWithThingsProps {
  readonly text: string;
  readonly isMarkdown: boolean;
  readonly nameOf: (id: number) => string;
}

/** Words in which things are named: by today's name and with a way to it for whoever may see it, for others as they were called. */
export function TextWithThings({ text, isMarkdown, nameOf }: TextWithThingsProps) {
  const things = useThings(text);
  const marks = useMemo(() => thingMarks(things), [things]);
  const place = useRef<HTMLDivElement>(null);
  useWaysWithin(place);
  return (
    <div ref={place}>
      {isMarkdown ? (
        <MarkdownText text={text} nameOf={nameOf} marks={marks} />
      ) : (
        splitThings(text).map((piece, index) => {
          const thing = typeof piece === "string" ? undefined : piece;
          const seen = thing && things.get(thingToken(thing));
          return (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
            <Fragment key={index}>
              {typeof piece === "string" && <PlainText text={piece} nameOf={nameOf} />}
              {thing && seen && (
                <a href={seen.address} className={classes.mention}>
                  <BreakableText text={signOf(thing.kind) + seen.name} />
                </a>
              )}
              {thing && !seen && <BreakableText text={signOf(thing.kind) + thing.name} />}
            </Fragment>
          );
        })
      )}
    </div>
  );
}

/** What leads within the app does so without loading it anew, wherever in the words it stands. */
function useWaysWithin(place: React.RefObject<HTMLElement | null>): void {
  const { history } = useRouter();
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const address = link?.getAttribute("href") ?? "";
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!isPlain || !/^\/(?!\/)/.test(address)) return;
      event.preventDefault();
      history.push(address);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [place, history]);
}
