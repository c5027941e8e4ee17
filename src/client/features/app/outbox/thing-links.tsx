import { Anchor, Text } from "@mantine/core";
import { Fragment, useContext } from "react";
import type { NamedThing } from "#client/data/database/outbox-entry.ts";
import { OpenersContext } from "./openers.ts";
import { useThingName } from "./use-thing-name.ts";

interface ThingLinksProps {
  readonly things: readonly NamedThing[];
}

/** What something is about and where that lies; what has a screen can be opened. */
export function ThingLinks({ things }: ThingLinksProps) {
  const openers = useContext(OpenersContext);
  const nameOf = useThingName();
  // The chat of a plan is called as its plan is: one name leads to what was done.
  const named = [...Map.groupBy(things, nameOf)].flatMap(([name, [first]]) =>
    first && name !== "" ? [first] : [],
  );
  return (
    <Text size="sm">
      {named.map((thing, place) => {
        const { entity, id } = thing;
        const open = openers[entity];
        return (
          <Fragment key={`${entity}:${id}`}>
            {place > 0 && " · "}
            {open ? (
              <Anchor
                component="button"
                type="button"
                inherit
                ta="start"
                onClick={() => open(Number(id))}
              >
                {nameOf(thing)}
              </Anchor>
            ) : (
              nameOf(thing)
            )}
          </Fragment>
        );
      })}
    </Text>
  );
}
