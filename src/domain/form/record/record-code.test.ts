import { expect, it } from "vitest";
import { readRecordCode, writeRecordCode } from "./record-code.ts";

const code = {
  id: "17",
  modelId: "permit",
  modelType: "1",
  flowId: "",
  processId: "",
  taskId: "",
  operation: "-1",
};

it("a code leads back to its record", () => {
  expect(writeRecordCode(code)).toBe(
    '{"t":"DFD","id":"17","mid":"permit","mt":"1","fid":"","pid":"","ftid":"","opt":"-1"}',
  );
  expect(readRecordCode(writeRecordCode(code))).toEqual(code);
  expect(readRecordCode('{"t":"DFD","id":17,"mid":4}')).toMatchObject({
    id: "17",
    modelId: "4",
    operation: "",
  });
});

it.each([
  "",
  "https://example.com",
  "[]",
  '{"t":"DFD","id":"1"}',
  '{"t":"X","id":"1","mid":"2"}',
  '{"t":"DFD","id":{},"mid":"2"}',
  '{"t":"DFD","__proto__":1}',
])("%s leads nowhere", (text) => {
  expect(readRecordCode(text)).toBeUndefined();
});
