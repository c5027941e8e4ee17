import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { approvalLines } from "#tests/specification/approvals.ts";
import { attachmentLines } from "#tests/specification/attachments.ts";
import { directoryLines } from "#tests/specification/directory.ts";
import { fileLines } from "#tests/specification/files.ts";
import { formListLines } from "#tests/specification/form-lists.ts";
import { formMenuLines } from "#tests/specification/form-menu.ts";
import { formSourceLines } from "#tests/specification/form-sources.ts";
import { formLines } from "#tests/specification/forms.ts";
import { readText, root } from "./rooms.ts";

describe.each([
  { about: "files", lines: fileLines },
  { about: "attachments", lines: attachmentLines },
  { about: "forms", lines: formLines },
  { about: "menus of forms", lines: formMenuLines },
  { about: "lists of forms", lines: formListLines },
  { about: "form sources", lines: formSourceLines },
  { about: "the directory", lines: directoryLines },
  { about: "approvals", lines: approvalLines },
])("what is specified of $about", ({ lines }) => {
  test.each(lines)("$source: $says", ({ shownBy }) => {
    const shown = Object.entries(shownBy);
    expect(shown).not.toEqual([]);
    for (const [file, names] of shown) {
      expect(existsSync(join(root, file)), file).toBe(true);
      const text = readText(file);
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
    }
  });

  test("is said once", () => {
    const said = lines.map(({ says }) => says);
    expect(said.filter((words, place) => said.indexOf(words) !== place)).toEqual([]);
  });
});
