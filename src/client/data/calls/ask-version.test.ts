import { describe, expect, it } from "vitest";
import { askVersion, isTooOld } from "./ask-version.ts";
import { createCaller } from "./http.ts";

const callerThatHears = (data: unknown) =>
  createCaller({
    origin: "http://site",
    token: () => "",
    language: () => "en",
    fetch: async () => Response.json({ code: 200, msg: "", data }),
  });
const release = (version: string) => ({
  version,
  date: "2026-11-21",
  notes: [`New in ${version}`],
});

describe("the version of the server", () => {
  it.each([
    ["0.18.9", true],
    ["0.19.0-rc.1", true],
    ["0.19.0", false],
    ["0.20.0", false],
    ["1.0.0", false],
  ])("%s is too old: %s", (version, tooOld) => {
    expect(isTooOld(version)).toBe(tooOld);
  });

  it("comes with what is new since the app's own", async () => {
    const releases = ["0.21.0", "0.20.0", "0.19.0"].map(release);
    const call = callerThatHears({ version: "0.21.0", build: "b", wire: 1, releases });
    const answer = await askVersion(call, "0.20.0");
    expect(answer).toMatchObject({ build: "b", isTooOld: false, releases: [release("0.21.0")] });
  });

  it("of a server that tells nothing of its releases is known all the same", async () => {
    const call = callerThatHears({ version: "0.18.0", build: "a", wire: 1 });
    expect(await askVersion(call, "0.20.0")).toMatchObject({ isTooOld: true, releases: [] });
  });
});
