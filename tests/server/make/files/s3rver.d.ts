declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";

  interface Options {
    silent?: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
