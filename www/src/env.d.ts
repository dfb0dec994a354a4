/// <reference types="vite/client" />

declare module "virtual:engine-glue" {
  /** The address of the engine's glue. */
  const address: string;
  export default address;
}
