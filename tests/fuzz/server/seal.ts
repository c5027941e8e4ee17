/** How a request is encrypted: as it should be, or wrong in one place. */
export const seals = ["right", "otherPath", "otherHeader", "torn", "unwrapped"] as const;
export type Seal = (typeof seals)[number];
