import { describe, expect, it } from "vitest";
import { tokenIn } from "./handed-token.ts";

describe("a token in the address", () => {
  it("is found in the query and in the hash", () => {
    expect(tokenIn("/token?token=abc_-1")).toBe("abc_-1");
    expect(tokenIn("/token#token=abc")).toBe("abc");
    expect(tokenIn("/token/?token=abc&from=mail")).toBe("abc");
  });

  it("is the hidden one where there are two", () => {
    expect(tokenIn("/token?token=seen#token=hidden")).toBe("hidden");
  });

  it("is none at other addresses, nor where it is empty", () => {
    expect(tokenIn("/manage/plan?token=abc")).toBeUndefined();
    expect(tokenIn("/token")).toBeUndefined();
    expect(tokenIn("/token?token=")).toBeUndefined();
  });
});
