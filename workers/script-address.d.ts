/** The build makes a script of the file; this is where it lies. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
