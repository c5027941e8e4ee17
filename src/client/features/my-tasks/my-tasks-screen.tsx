export function MyTasksScreen(_: {
  selectedTaskId: number | undefined;
  onOpenTask: (id: number) => void;
  panel?: unknown;
}) {
  return null;
}
