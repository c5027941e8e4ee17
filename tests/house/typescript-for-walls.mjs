/**
 * dependency-cruiser reads TypeScript through the compiler's JavaScript interface, which version 7 no longer has:
 * it meets version 6 under the usual name, and nobody else does.
 */
import { registerHooks } from "node:module";

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, "typescript-6"), context),
});
