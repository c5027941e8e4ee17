import ts from "typescript-6";
import { describe, expect, it, test } from "vitest";
import { rawInCode, rawInSheet } from "./raw-sizes.ts";
import { filesIn, isTest, readText } from "./rooms.ts";
import { parse } from "./syntax.ts";

const ADVICE = "Take a token of src/client/ui/theme (sizes.css, palette.ts), or add one there.";

const files = ["src/client/features", "src/client/parts"].flatMap(filesIn);
const named = (file: string) => (place: string) => `${file}:${place}`;

function codeRefused(code: string): string[] {
  const source = ts.createSourceFile(
    "a.tsx",
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return rawInCode(source).map((place) => place.replace(/^\d+: /, ""));
}

test("features and parts draw with the sizes and colours of the theme", () => {
  const sheets = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => rawInSheet(readText(file)).map(named(file)));
  const code = files
    .filter((file) => file.endsWith(".tsx") && !isTest(file))
    .flatMap((file) => rawInCode(parse(file)).map(named(file)));
  expect([...sheets, ...code], ADVICE).toEqual([]);
});

describe("a sheet", () => {
  const refused = [
    "padding: 8px 12px",
    "margin-inline: calc(var(--plumbline-space-tight) - 7px)",
    "gap: 0.5rem",
    "border-radius: 0.75rem",
    "border-inline-start: 3px solid var(--plumbline-line)",
    "--status: 28px",
    "font-size: 0.8125rem",
    "font-size: 13px",
    "font: 600 13px sans-serif",
    "color: #fff",
    "color: white",
    "background: rgba(255, 255, 255, 0.1)",
    "--dot-color: light-dark(#e0b000, #c79c1e)",
  ];
  it.each(refused)("may not say %s", (declaration) => {
    expect(rawInSheet(`.a { ${declaration}; }`)).toEqual([`1: ${declaration}`]);
  });

  const accepted = [
    "padding: var(--plumbline-space-small) 0",
    "border: 1px solid transparent",
    "outline-offset: -2px",
    "top: env(safe-area-inset-top, 0px)",
    "max-width: 45rem",
    "padding-block-start: clamp(var(--mantine-spacing-md), 12dvh, 8rem)",
    "color: var(--plumbline-red)",
    "font-size: var(--mantine-font-size-sm)",
    "font: inherit",
    "white-space: nowrap",
  ];
  it.each(accepted)("may say %s", (declaration) => {
    expect(rawInSheet(`.a { ${declaration}; }`)).toEqual([]);
  });
});

describe("a component", () => {
  const refused = [
    ["<Stack gap={6} />", "gap={6}"],
    ['<Stack mt="4px" />', 'mt="4px"'],
    ['<Stack p="0.5rem" />', 'p="0.5rem"'],
    ["<Stack mx={-8} />", "mx={-8}"],
    ["<IconSearch size={20} />", "size={20}"],
    ['<Popover width="300px" />', 'width="300px"'],
    ['<Text c="#fff" />', 'c="#fff"'],
    ["<div style={{ height: 48 }} />", "height: 48"],
    ['<div style={{ background: "rgba(0, 0, 0, 0.1)" }} />', 'background: "rgba(0, 0, 0, 0.1)"'],
  ] as const;
  it.each(refused)("may not be given %s", (code, place) => {
    expect(codeRefused(code)).toEqual([place]);
  });

  const accepted = [
    '<Stack gap="xs" mt={0} />',
    '<Group gap="var(--plumbline-space-tight)" />',
    '<IconSearch size="1rem" stroke={1.7} />',
    '<Stack maw="40rem" />',
    '<Text c="red" lineClamp={8} />',
    '<rect width="180" height="240" />',
    "<ul style={{ height: list.getTotalSize() }} />",
    "<Title order={3} />",
  ];
  it.each(accepted)("may be given %s", (code) => {
    expect(codeRefused(code)).toEqual([]);
  });
});
