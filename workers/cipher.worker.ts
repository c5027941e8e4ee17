import type { CipherScope } from "#client/data/encryption/cipher.ts";
import { createOpenPgpCipher } from "#client/data/encryption/open-pgp-cipher.ts";

// Run by pages and workers alike in their own thread, so that there is one copy of it.
const scope: CipherScope = { createPlumblineCipher: createOpenPgpCipher };
Object.assign(self, scope);
