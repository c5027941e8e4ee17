/** Whether the keyboard has a Command key. */
export const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
