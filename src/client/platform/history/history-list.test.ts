import { describe, expect, it } from "vitest";
import { addressBefore, type HistoryList, ROOT, visit } from "./history-list.ts";

const walk = (...addresses: string[]): HistoryList =>
  addresses.reduce<HistoryList>(
    (list, address, position) => visit(list, { position, address }),
    [],
  );
const addresses = (list: HistoryList) => list.map((place) => place.address);

describe("the history list", () => {
  it("grows with every place one goes to", () => {
    expect(addresses(walk("/a", "/b", "/c"))).toEqual(["/a", "/b", "/c"]);
  });

  it("takes the new address in place of the last when asked to replace", () => {
    const list = visit(walk("/a", "/b"), { position: 1, address: "/c" });
    expect(addresses(list)).toEqual(["/a", "/c"]);
  });

  it("swallows a second way to where one is", () => {
    const list = walk("/a", "/b");
    expect(visit(list, { position: 1, address: "/b" })).toBe(list);
  });

  it("forgets what followed the place one went back to", () => {
    const list = visit(walk("/a", "/b", "/c"), { position: 0, address: "/a" });
    expect(addresses(list)).toEqual(["/a"]);
  });

  it("holds 120 places and is cut to the last 100 by the next", () => {
    const many = walk(...Array.from({ length: 120 }, (_, number) => `/${number}`));
    expect(many).toHaveLength(120);
    const cut = visit(many, { position: 120, address: "/120" });
    expect(cut).toHaveLength(100);
    expect(cut[0]?.address).toBe("/21");
    expect(cut.at(-1)?.address).toBe("/120");
  });

  it("says what was shown before, and nothing at the beginning", () => {
    const list = walk("/a", "/b");
    expect(addressBefore(list, 1)).toBe("/a");
    expect(addressBefore(list, 0)).toBeUndefined();
    expect(addressBefore(list, 0) ?? ROOT).toBe("/");
  });
});
