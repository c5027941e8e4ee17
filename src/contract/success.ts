/** Code of a success (seed 000 §8); apart from the shapes, which whoever only looks for it need not load. */
export const SUCCESS = 200;
