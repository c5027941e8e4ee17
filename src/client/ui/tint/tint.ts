/** What a colour says, wherever words stand on a tinted ground. */
export type Tint = "red" | "amber" | "green" | "accent" | "neutral";
