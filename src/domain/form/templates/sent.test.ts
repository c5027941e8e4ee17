import { expect, test } from "vitest";
import { sendAllForms } from "#tests/make/forms/sent-forms.ts";
import { formOfTemplate, templates } from "#tests/make/forms/templates.ts";

const { forms } = sendAllForms();

test.each(templates.map(({ key }) => key))(
  "the form %s is filled in and sent, and says what was written",
  (key) => {
    const { sent, kept, problems } = forms.find((each) => each.key === key) ?? {};
    expect(problems).toBeUndefined();
    const form = formOfTemplate(key);
    // A date is kept to its day or minute, a file by what is known of it.
    const written = [...form.fields.values()].filter(
      ({ table, node: { kind } }) =>
        table === undefined && kind.setBy === undefined && !["time", "file"].includes(kind.group),
    );
    for (const { path } of written) {
      const answer = sent?.[path] ?? null;
      if (answer !== null) expect(kept?.[path], path).toEqual(answer);
    }
  },
);
