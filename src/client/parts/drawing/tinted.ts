/** Colours in which revisions are compared: over each other they are dark. */
const colors = { red: "#e25555", blue: "#2f5bea" } as const;
export type Tint = keyof typeof colors;

/** Draws what is dark on a canvas in a colour, and leaves its paper white. */
export function tinted(canvas: HTMLCanvasElement, tint: Tint): HTMLCanvasElement {
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.globalCompositeOperation = "screen";
  context.fillStyle = colors[tint];
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
