/** What a state means: nobody has begun, somebody is at it, it has ended (seed 000 §4). */
export const FLOW_STATUSES = ["start", "progress", "end"] as const;
export type FlowStatus = (typeof FLOW_STATUSES)[number];
