import { expose } from "comlink";
import { md5Here } from "#client/data/uploads/md5.ts";

// Of one content, from the start of this thread on.
expose(md5Here());
