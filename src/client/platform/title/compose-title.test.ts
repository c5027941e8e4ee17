import { describe, expect, it } from "vitest";
import { composeTitle } from "./compose-title.ts";

const app = "Plumbline";

describe("the title of the window", () => {
  it("says what is shown, and the app's name after it", () => {
    expect(composeTitle({ app, page: "Messages", unread: 0 })).toBe("Messages · Plumbline");
  });

  it("begins with the number of unread messages", () => {
    expect(composeTitle({ app, page: "Messages", unread: 3 })).toBe("(3) Messages · Plumbline");
  });

  it("is the app's name alone where nothing in particular is shown", () => {
    expect(composeTitle({ app, page: "", unread: 0 })).toBe("Plumbline");
    expect(composeTitle({ app, page: "", unread: 12 })).toBe("(12) Plumbline");
  });
});
