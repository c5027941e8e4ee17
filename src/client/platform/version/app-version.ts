declare global {
  interface ImportMetaEnv {
    /** Written in by the build. */
    readonly APP_VERSION: string;
  }
}

/** The release of which this page was built. */
export const appVersion: string = import.meta.env.APP_VERSION;
