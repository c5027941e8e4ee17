// Whichever test comes first: Dexie looks for it once, when it is loaded, and all files of a worker share it.
import "fake-indexeddb/auto";
