import { beforeEach, describe, expect, it } from "vitest";
import { closeToast, closeToastsAbout, currentToasts, showToast } from "./show-toast.ts";

const messages = () => currentToasts().map(({ message }) => message);

describe("notices", () => {
  beforeEach(() => {
    for (const { id } of currentToasts()) closeToast(id);
  });

  it("stand in the order they came, until they are closed", () => {
    showToast({ message: "first" });
    showToast({ message: "second" });
    expect(messages()).toEqual(["first", "second"]);
    closeToast(currentToasts()[0]!.id);
    expect(messages()).toEqual(["second"]);
  });

  it("do not pile up with the same words", () => {
    showToast({ message: "no network" });
    showToast({ message: "no network", tone: "error" });
    expect(currentToasts()).toMatchObject([{ message: "no network", tone: "error" }]);
  });

  it("about one thing take each other's place, and go when it is on the screen", () => {
    showToast({ message: "Omar: one", about: "chat 1" });
    showToast({ message: "Lin: hello", about: "chat 2" });
    showToast({ message: "Omar: two", about: "chat 1" });
    expect(messages()).toEqual(["Lin: hello", "Omar: two"]);
    closeToastsAbout("chat 1");
    expect(messages()).toEqual(["Lin: hello"]);
  });

  it("push out the oldest beyond three, but not one that stays until it is closed", () => {
    showToast({ message: "new version", sticky: true });
    showToast({ message: "a" });
    showToast({ message: "b" });
    showToast({ message: "c" });
    expect(messages()).toEqual(["new version", "b", "c"]);
  });
});
