/** Which task's menu is wanted, and where. */
export interface TaskMenuRequest {
  readonly taskId: number;
  /** Pixels of the screen. */
  readonly at: { readonly x: number; readonly y: number };
  /** What has the focus again afterwards. */
  readonly from: HTMLElement | null;
  readonly onOpenTask: (taskId: number) => void;
}
