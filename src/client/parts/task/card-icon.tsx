/** One path each: a board draws thousands of these, and every node counts. */
const paths = {
  subtasks: "M4 6l2 2l4 -4M4 16l2 2l4 -4M14 6h6M14 16h6",
  checklist: "M5 4h14v16H5zM8 12l3 3l5 -6",
  repeats: "M4 12v-3a3 3 0 0 1 3 -3h13l-3 -3M20 6l-3 3M20 12v3a3 3 0 0 1 -3 3h-13l3 3M4 18l3 -3",
  waits: "M4 5h7v5H4zM13 14h7v5h-7zM7.5 10v6.5h5.500M10.500 14.500l2 2l-2 2",
  messages: "M4 5h16v11H9l-5 4z",
  files:
    "M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3L18 10a3 3 0 0 0 -6 -6l-6.500 6.500a4.500 4.500 0 0 0 9 9L21 13",
  milestone: "M12 3l9 9l-9 9l-9 -9z",
  private: "M6 11h12v9H6zM8 11v-4a4 4 0 0 1 8 0v4",
  open: "M4 4h16v16H4zM15 4v16M10 10l-2 2l2 2",
  check: "M5 12l5 5l9 -9",
  cross: "M7 7l10 10M17 7l-10 10",
} as const;

interface CardIconProps {
  readonly name: keyof typeof paths;
}

export function CardIcon({ name }: CardIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  );
}
