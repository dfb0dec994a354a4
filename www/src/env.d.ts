/// <reference types="vite/client" />

declare module "virtual:engine-glue/*" {
  /** The address of the glue of one module of the engine. */
  const address: string;
  export default address;
}
