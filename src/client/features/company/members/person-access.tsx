import { createAskStore } from "#client/ui/ask/ask-store.ts";
import { useAsked } from "#client/ui/ask/use-asked.ts";
import { late } from "#client/ui/late.tsx";
import type { AccessPerson } from "./access-person.ts";
import { Opening } from "#client/ui/over-screen.tsx";

const store = createAskStore<AccessPerson, undefined>();
const PersonAccessModal = late(
  async () => (await import("./person-access-modal.tsx")).PersonAccessModal,
);

/** Offers an administrator a link for somebody's new password, and another address for them. */
export function askPersonAccess(person: AccessPerson): void {
  void store.ask(person);
}

/** Shows what `askPersonAccess` offers. */
export function PersonAccessHost() {
  const { question, opened, turn } = useAsked(store);
  if (!question) return null;
  return (
    <Opening>
      <PersonAccessModal
        key={turn}
        person={question}
        opened={opened}
        onClose={() => store.answer(undefined)}
      />
    </Opening>
  );
}
