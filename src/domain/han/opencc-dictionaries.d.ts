/** Pairs of characters, "traditional simplified", parted by "|"; the package gives no types for its single tables. */
declare module "opencc-js/dict/TSCharacters" {
  const pairs: string;
  export default pairs;
}

/** Pairs of characters, "as Hong Kong writes it" and as the other tables know it. */
declare module "opencc-js/dict/HKVariantsRev" {
  const pairs: string;
  export default pairs;
}
