/** Reactions and symbols at hand: what people on sites answer with most. */
export const QUICK_SYMBOLS = [
  "👍",
  "✅",
  "👌",
  "🙏",
  "😂",
  "😮",
  "⚠️",
  "❓",
  "🏗️",
  "🧱",
  "🚧",
  "🎉",
] as const;
