export function TaskPanel(_: {
  taskId: number;
  onClose: () => void;
  onOpenTask: (id: number) => void;
  page?: boolean;
}) {
  return null;
}
