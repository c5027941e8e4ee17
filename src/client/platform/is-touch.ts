/** Whether the machine is worked with a finger. */
export const isTouch = matchMedia("(pointer: coarse)").matches;
