/** How much a run does. */
export interface Size {
  /** Commands of each browser on bad lines. */
  readonly commands: number;
  /** Rounds of kills of servers; after each everything must be whole. */
  readonly rounds: number;
  readonly killsInRound: number;
  readonly postgresKills: number;
  readonly postgresRestarts: number;
  /** Commands of each of the writers that race for sequence numbers. */
  readonly writes: number;
  readonly browserKills: number;
  /** How often two people race for a request, in each way: at once, and each without a network. */
  readonly requestRounds: number;
  readonly requestsOffline: number;
}

export const shortSize: Size = {
  commands: 60,
  rounds: 1,
  killsInRound: 6,
  postgresKills: 1,
  postgresRestarts: 1,
  writes: 12,
  browserKills: 2,
  requestRounds: 4,
  requestsOffline: 2,
};

export const fullSize: Size = {
  commands: 400,
  rounds: 8,
  killsInRound: 25,
  postgresKills: 10,
  postgresRestarts: 10,
  writes: 200,
  browserKills: 50,
  requestRounds: 60,
  requestsOffline: 15,
};
