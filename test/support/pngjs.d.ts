// The little of pngjs that the tests need; it brings no types of its own.
declare module 'pngjs' {
  export const PNG: {
    readonly sync: {
      read(png: Uint8Array): { readonly data: Uint8Array; readonly width: number; readonly height: number };
    };
  };
}
