import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failuresOf } from "./check.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { paceOf, SHORTENED } from "./line/pace.ts";
import { sequenceRace } from "./race.ts";
import { racedRequests } from "./requests/requests.ts";
import { schedulesOf } from "./line/schedule.ts";
import { shortSize } from "./size.ts";
import { badLines, killedPostgres, killedServers, type Stage } from "./stories.ts";

const SEED = 1;

describe("two servers on one PostgreSQL, and browsers on bad lines", () => {
  let cluster: Cluster;
  let stage: Stage;
  beforeAll(async () => {
    cluster = await startCluster();
    const say = () => undefined;
    stage = { cluster, seed: SEED, pace: paceOf(SHORTENED), size: shortSize, say };
  });
  afterAll(() => cluster?.stop());

  it("deliver everything once over lines that lose, repeat, cut, garble and go silent", async () => {
    expect(failuresOf(await badLines(stage))).toEqual([]);
  });

  it("lose nothing when servers are killed under load", async () => {
    expect(failuresOf(await killedServers(stage))).toEqual([]);
  });

  it("lose nothing when PostgreSQL is killed or restarted under load", async () => {
    expect(failuresOf(await killedPostgres(stage))).toEqual([]);
  });

  it("number changes so that no reader misses one, which a bigserial would not", async () => {
    expect(failuresOf(await sequenceRace(stage))).toEqual([]);
  });

  it("count one of two who act on a request at once, with a network and without, and tell the other", async () => {
    expect(failuresOf(await racedRequests(stage))).toEqual([]);
  });
});

it("gives the same faults for the same seed, whoever asks first", () => {
  const [one, other] = [schedulesOf(SEED, 3, 2), schedulesOf(SEED, 3, 2)];
  const steps = [0, 1, 2, 3, 40];
  const plans = steps.map((step) => one.map((line) => [line.request(step), line.socket(step)]));
  const backwards = steps.toReversed().map((step) => {
    return other.map((line) => [line.request(step), line.socket(step)]);
  });
  expect(backwards.toReversed()).toEqual(plans);
});
