import { expect, test } from "vitest";
import { readFormFile } from "./read-form-file.ts";

const input = { __config__: { jnpfKey: "input", label: "Part" }, __vModel__: "part" };

test("a definition is read as it is", () => {
  const text = JSON.stringify({ fields: [input] });
  expect(readFormFile(text)).toEqual({
    ok: true,
    value: { name: "", definition: text, unused: 0 },
  });
});

test("the file of another builder is read, and its scripts are told of and never run", () => {
  const formData = JSON.stringify({
    fields: [{ ...input, on: { change: "({ data }) => { throw new Error() }" } }],
    funcs: { onLoad: "() => alert(1)" },
  });
  const read = readFormFile(JSON.stringify({ fullName: "Diary", type: 1, formData }));
  expect(read).toMatchObject({ ok: true, value: { name: "Diary", definition: formData } });
  expect(read.ok && read.value.unused).toBeGreaterThan(0);
});

test("how a list is designed comes along from beside the definition", () => {
  const formData = '{"fields":[]}';
  const file = (columnData: unknown) => readFormFile(JSON.stringify({ formData, columnData }));
  for (const columnData of ['{"type":3}', { type: 3 }])
    expect(file(columnData)).toMatchObject({
      value: { definition: '{"fields":[],"columnData":{"type":3}}' },
    });
  for (const columnData of ["{", null, ""])
    expect(file(columnData)).toMatchObject({ value: { definition: formData } });
});

test("what is no form is refused with its reason", () => {
  const reasonOf = (text: string) => {
    const read = readFormFile(text);
    return read.ok ? "" : read.error.reason;
  };
  expect(reasonOf("fields")).toBe("form.noFormFile");
  expect(reasonOf("[]")).toBe("form.notADefinition");
  expect(reasonOf('{"formData":"{}"}')).toBe("form.notADefinition");
  expect(reasonOf('{"fields":[{"constructor":1}]}')).toBe("form.forbiddenKey");
});
