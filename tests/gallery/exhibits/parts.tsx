import { Button, Input, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { PeopleContext } from "#client/live/use-users.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { ShortcutKeys } from "#client/parts/keyboard/shortcut-keys.tsx";
import { chatShortcuts, fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import { PickedPeople } from "#client/parts/people/picked-people.tsx";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { TaskTick } from "#client/parts/task/task-tick.tsx";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import { Form } from "#client/ui/form/form.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { User } from "#domain/user/user.ts";
import type { Exhibit } from "../exhibit.ts";

const makeUser = (person: Pick<User, "id" | "nickname"> & Partial<User>): User => ({
  userimg: "",
  bot: false,
  isAdmin: false,
  disableTime: 0,
  deleteTime: 0,
  createTime: 0,
  ...person,
});

const names = ["Dana Kim", "Omar Haddad", "Ines Costa", "陈伟"];
const users = new Map(
  names.map((nickname, index) => [index + 1, makeUser({ id: index + 1, nickname })]),
);
users.set(9, makeUser({ id: 9, nickname: "Vera Gone", disableTime: 1 }));
const people = { users, online: new Set([2]) };

function Crew({ children }: { readonly children: ReactNode }) {
  return <PeopleContext value={people}>{children}</PeopleContext>;
}

interface PickingProps {
  readonly max: number;
  readonly begin: readonly number[];
  readonly field?: boolean;
}

function Picking({ max, begin, field = false }: PickingProps) {
  const [chosen, setChosen] = useState(begin);
  const selection = { chosen, max, uncancelable: [1] };
  return (
    <Crew>
      {field ? (
        <PeopleField
          {...selection}
          action="Add somebody"
          onChange={(change) => setChosen(change.chosen)}
        />
      ) : (
        <PersonPicker
          {...selection}
          actionOn={(name) => `Add ${name}`}
          onChange={(change) => setChosen(change.chosen)}
        />
      )}
    </Crew>
  );
}

const nothing = () => undefined;
const done = async () => undefined;
const refused = async () => "This address is known already.";

/** Parts that know the product. */
export const parts: readonly Exhibit[] = [
  {
    part: "ui/form",
    states: {
      "with a field": () => (
        <Form onSubmit={nothing}>
          <TextInput label="Name" name="name" />
        </Form>
      ),
    },
  },
  {
    part: "parts/form",
    states: {
      "a form": () => (
        <ActionForm onSend={done} action="Save">
          <TextInput label="Name" defaultValue="Quay wall" />
          <TextInput label="E-mail" error="Write an address, such as dana@site.example" />
        </ActionForm>
      ),
      "what went wrong": () => (
        <ActionForm onSend={refused} action="Save" problem="This address is known already.">
          <TextInput label="E-mail" />
        </ActionForm>
      ),
      "takes something away": () => (
        <ActionForm
          onSend={done}
          action="Delete"
          danger
          beside={<Button variant="default">Cancel</Button>}
        >
          <TextInput label="Password" type="password" />
        </ActionForm>
      ),
      disabled: () => (
        <ActionForm onSend={done} action="Save" disabled wide>
          <TextInput label="Name" disabled />
        </ActionForm>
      ),
      "one line": () => (
        <LineForm onSend={done} action="Make a link">
          {(problem) => <TextInput label="For whom" error={problem} />}
        </LineForm>
      ),
    },
  },
  {
    part: "parts/people",
    states: {
      "several may be picked": () => <Picking max={3} begin={[1]} />,
      "chosen, one of whom stays": () => <Picking max={3} begin={[1, 2]} field />,
      "nobody can be changed": () => (
        <Crew>
          <PickedPeople people={[1, 2, 3]} />
        </Crew>
      ),
      "with a label": () => (
        <Input.Wrapper label="Owners" labelElement="div">
          <Picking max={1} begin={[2]} field />
        </Input.Wrapper>
      ),
      "a row": () => (
        <Crew>
          <PersonRow userId={2} online>
            <Tag tint="accent">Leads</Tag>
          </PersonRow>
        </Crew>
      ),
    },
  },
  {
    part: "parts/task",
    states: {
      open: () => <TaskTick done={false} label="Complete" onToggle={nothing} />,
      done: () => <TaskTick done label="Open again" onToggle={nothing} />,
      disabled: () => (
        <TaskTick done={false} barred="Only its owners" label="Complete" onToggle={nothing} />
      ),
      priorities: () =>
        ([1, 2, 3, 4] as const).map((level) => <PriorityTag key={level} priority={level} />),
    },
  },
  {
    part: "parts/keyboard",
    states: {
      "one way": () => <ShortcutKeys shortcut={chatShortcuts.bold} />,
      "two ways": () => <ShortcutKeys shortcut={chatShortcuts.pickPerson} />,
      "of every field": () => <ShortcutKeys shortcut={fieldShortcuts.cancel} />,
    },
  },
  {
    part: "parts/text",
    states: {
      "a word without an end": () => (
        <div style={{ maxWidth: "12rem", overflowWrap: "anywhere" }}>
          <BreakableText text={"formwork".repeat(30)} />
        </div>
      ),
    },
  },
];
