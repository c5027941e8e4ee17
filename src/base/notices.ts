/** A notification of the system, as page and service worker show it. */
export interface SystemNotice {
  readonly title: string;
  readonly body: string;
  /** One more of the same tag takes the place of the first. */
  readonly tag: string;
  readonly data: {
    /** What a click opens. */
    readonly address: string;
    /** The dialog with whose reading it is over, 0 = none. */
    readonly dialogId: number;
  };
}

/** Tag of what somebody shows themselves to try notifications out. */
export const TRIAL_TAG = "test";

/** Pictures of the app beside the words. */
export const noticePictures = { icon: "/icon-192.png", badge: "/icon-192.png" } as const;

/** What the service worker says to a page that is to show an address; the page answers on the port that comes along. */
export const OPEN_ADDRESS = "open-address";
